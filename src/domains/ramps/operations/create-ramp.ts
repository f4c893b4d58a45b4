import type { Handler } from '../../../platform/http/handler.ts';
import { offRamp } from '../off-ramp.ts';
import { onRamp } from '../on-ramp.ts';

/** Moves simulated money between a bank and a wallet, either way (B 4.5). */
export const createRamp: Handler<'createRamp'> = (request) =>
  request.body.direction === 'on' ? onRamp(request) : offRamp(request);
