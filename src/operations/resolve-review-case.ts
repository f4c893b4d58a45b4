import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Decide a review case as an operator */
export const resolveReviewCase: Handler<'resolveReviewCase'> = async () => notImplemented('resolveReviewCase');
