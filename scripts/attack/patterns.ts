import type { Pattern } from './pattern.ts';
import { acceptInvitation } from './patterns/accept-invitation.ts';
import { empowerSelf } from './patterns/empower-self.ts';
import { financeDocument } from './patterns/finance-document.ts';
import { followRecipe } from './patterns/follow-recipe.ts';
import { inviteSelf } from './patterns/invite-self.ts';
import { passTime } from './patterns/pass-time.ts';
import { payOneself } from './patterns/pay-oneself.ts';
import { readInbox } from './patterns/read-inbox.ts';
import { withdraw } from './patterns/withdraw.ts';
import { writeToPhone } from './patterns/write-to-phone.ts';

export const patterns: readonly Pattern[] = [
  inviteSelf,
  acceptInvitation,
  empowerSelf,
  payOneself,
  passTime,
  withdraw,
  followRecipe,
  financeDocument,
  writeToPhone,
  readInbox,
];
