import { chainControls } from '../../../payments/chain/test-controls.ts';
import type { Handler } from '../../../platform/http/handler.ts';

/** Returns the tenant's script of the chain (D-263). */
export const getTestChain: Handler<'getTestChain'> = ({ tenantId, reads }) => chainControls(reads, tenantId);
