import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List the versions of the payment policy */
export const listPaymentPolicyVersions: Handler<'listPaymentPolicyVersions'> = async () =>
  notImplemented('listPaymentPolicyVersions');
