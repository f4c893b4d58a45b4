export type Tone = 'good' | 'bad' | 'wait' | 'busy' | 'idle';

const GOOD =
  /DELIVERED|VERIFIED|ACTIVE$|APPROVED|SUCCEEDED|COMPLETED|CONFIRMED|PAID|FUNDED|RELEASED|DEPLOYED|EXECUTED|SETTLED|ACCEPTED/;
const BAD = /FAIL|REJECT|CANCEL|REVOKED|DENIED|DECLINED|EXPIRED|BLOCKED|ERROR|REFUNDED|DISABLED|VOID|REMOVED/;
const WAIT = /HOLD|REQUIRED|PENDING|AWAITING|SUSPENDED|OPEN|REVIEW|LOCKED/;

/** The colour of a status; its name is always beside it. */
export function toneOf(shown: string): Tone {
  const status = shown.toUpperCase();
  if (/INACTIVE|UNVERIFIED/.test(status)) return 'idle';
  if (BAD.test(status)) return 'bad';
  if (WAIT.test(status)) return 'wait';
  if (GOOD.test(status)) return 'good';
  return /ING$|SUBMITTED|PROCESSING|QUOTED/.test(status) ? 'busy' : 'idle';
}
