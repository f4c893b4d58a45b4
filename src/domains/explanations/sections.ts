import type { Explanation } from '../../../generated/contract/schemas.ts';

declare module '../../platform/explain/explainer.ts' {
  interface ExplanationSections {
    money: Explanation['money'];
    routes: Explanation['routes'];
    approvals: Explanation['approvals'];
    providerAttempts: Explanation['providerAttempts'];
  }
}
