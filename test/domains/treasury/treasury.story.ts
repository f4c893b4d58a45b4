import { type Chapter, within } from '../../platform/audit/chapter.ts';
import { tellSweep, tellTreasury } from './told.ts';

declare module '../../platform/audit/chapter.ts' {
  interface Story {
    /** A treasury account with two buckets, a rule, and a sweep that the rule has proposed. */
    readonly treasury: string;
    readonly treasuryRule: string;
    readonly sweep: string;
  }
}

export const chapter: Chapter = {
  async tell(engine, { sender }) {
    const told = await within(engine, (unit) => tellTreasury(unit, sender));
    const sweep = await within(engine, (unit) => tellSweep(unit, sender, told));
    return { treasury: told.treasury, treasuryRule: told.rule, sweep };
  },
};
