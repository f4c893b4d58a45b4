export { presentReviewCase, type ReviewCaseRecord } from '../review-case.present.ts';
export { reviewCases } from '../review-case.store.ts';
export { recheckHeld } from './recheck-held.ts';
export { bindClaim, reevaluate } from './reevaluate.ts';
export { resolveReviewCase } from './resolve-review-case.ts';
