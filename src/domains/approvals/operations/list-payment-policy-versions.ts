import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List the versions of the payment policy */
export const listPaymentPolicyVersions: Handler<'listPaymentPolicyVersions'> = async () =>
  notImplemented('listPaymentPolicyVersions');
