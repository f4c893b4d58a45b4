import { modules } from '../../generated/wiring/modules.ts';
import { retentionRulesOf } from '../../src/platform/retention/run.ts';

/** What the service erases: the rules of the platform and of every module. */
export const retentionRules = retentionRulesOf(modules);
