import { expect } from 'vitest';
import type { TestService, TestTenant } from '../../support/service.ts';

export interface Parked {
  readonly sender: TestTenant;
  readonly phone: string;
  readonly paymentId: string;
  readonly claimId: string;
}

let senders = 0;

/** A payment to a number that nobody holds, of a sender of its own: tests move clocks. */
export async function park(service: TestService, phone: string, amountUsd = '25.00'): Promise<Parked> {
  senders += 1;
  const sender = await service.signUp(`Claim Link Sender ${senders}`);
  await sender.fund('100.00');
  return parkMore(service, sender, phone, amountUsd);
}

export async function parkMore(
  service: TestService,
  sender: TestTenant,
  phone: string,
  amountUsd = '25.00',
): Promise<Parked> {
  const { paymentId, claimId, status } = await sender.api.createOfframpPayment({ phone, amountUsd }).unwrap();
  expect(status).toBe('PENDING_CLAIM');
  await service.runUntilIdle();
  return { sender, phone, paymentId, claimId: claimId ?? '' };
}

/** The token of the newest link that came to the number. */
export async function tokenOf({ sender, phone }: Parked): Promise<string> {
  const { messages } = await sender.api.listTestMessages({ to: phone, purpose: 'CLAIM_LINK', take: 1 }).unwrap();
  return messages[0]?.token ?? '';
}

/** The newest code that came to the number. */
export async function codeOf(service: TestService, { sender, phone }: Parked): Promise<string> {
  await service.runUntilIdle();
  const { messages } = await sender.api.listTestMessages({ to: phone, purpose: 'CLAIM_OTP', take: 1 }).unwrap();
  return messages[0]?.code ?? '';
}

/** From the link to a ticket. */
export async function ticketOf(service: TestService, parked: Parked): Promise<string> {
  const claimToken = await tokenOf(parked);
  await parked.sender.api.sendClaimOtp({ claimToken }).unwrap();
  const code = await codeOf(service, parked);
  return (await parked.sender.api.verifyClaimOtp({ claimToken, code }).unwrap()).claimTicket;
}

export const claimOf = ({ sender, paymentId }: Parked) => sender.api.getOfframpPaymentClaim({ id: paymentId }).unwrap();

/** A response as it came over the wire. */
export interface Wire {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export async function wire(url: string, init: RequestInit = {}): Promise<Wire> {
  const response = await fetch(url, init);
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

/** The same without what names the request. */
export const anonymous = ({ status, headers, body }: Wire): Wire => {
  const { 'x-request-id': requestId = '', date: _, ...rest } = headers;
  return { status, headers: rest, body: body.replaceAll(requestId, '') };
};

export const post = (service: TestService, path: string, body?: object, more: Record<string, string> = {}) =>
  wire(`${service.url}${path}`, {
    method: 'POST',
    headers: { ...(body && { 'content-type': 'application/json' }), ...more },
    ...(body && { body: JSON.stringify(body) }),
  });
