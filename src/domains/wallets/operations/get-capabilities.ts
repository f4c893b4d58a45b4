import type { Capabilities, RailCapability } from '../../../../generated/contract/schemas.ts';
import { values } from '../../../../generated/contract/values.ts';
import { providerOf } from '../../../payments/providers/provider-of-type.ts';
import type { ProviderRegistry } from '../../../payments/providers/registry.ts';
import { tenantOf } from '../../../payments/tenancy/tenants.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { isOnboarded, issuerOf } from '../../identity/credentials/index.ts';
import { networkOf } from '../rules/networks.ts';

const RAILS: readonly RailCapability['type'][] = values.PayoutDestinationType;

/** Returns the features of this deployment for the caller's tenant (B 4.1, D-262, D-467). No network is asked. */
export const getCapabilities: Handler<'getCapabilities'> = async (request) => {
  const { caller, tenantId, reads, services, now } = request;
  const { config, chain, providers } = services;
  const { environment } = caller;
  const isSandbox = environment === 'sandbox';
  const [tenant, hasLiveCards] = await Promise.all([
    tenantOf(reads, tenantId),
    // In live for verified businesses, where the deployment issues cards at all (D-070).
    !isSandbox && config.liveCardsEnabled && isOnboarded(reads, tenantId, now),
  ]);
  const onchainDeposit = tenant?.features.onchainDeposit === true && chain.contracts.depositEscrow !== undefined;
  return {
    environment,
    apiVersion: 'v1',
    features: {
      faucet: isSandbox && networkOf(chain.chainId, environment).test,
      ...sandboxOnly(isSandbox),
      cards: isSandbox || hasLiveCards,
      claims: config.claimsPublicFlow,
      onchainDeposit,
    },
    chains: [
      {
        chainId: chain.chainId,
        ...networkOf(chain.chainId, environment),
        settlementToken: { asset: 'usdc', address: chain.contracts.settlementToken, decimals: 6 },
      },
    ],
    fundingModes: ['INTERNAL_BALANCE', ...(onchainDeposit ? (['ONCHAIN_DEPOSIT'] as const) : [])],
    rails: RAILS.map((type) => railOf(type, providers)),
    issuerAddress: issuerOf(config).address,
    rpcUrl: isSandbox ? chain.url() : null,
  };
};

/** B 1: not in live for now. */
const sandboxOnly = (
  isSandbox: boolean,
): Pick<Capabilities['features'], 'treasury' | 'invoices' | 'ramps' | 'trade' | 'lending'> => ({
  treasury: isSandbox,
  invoices: isSandbox,
  ramps: isSandbox,
  trade: isSandbox,
  lending: isSandbox,
});

/** A rail is routable when its adapter is on (D-125). */
function railOf(type: RailCapability['type'], providers: ProviderRegistry): RailCapability {
  const provider = providerOf(type);
  if (provider === null) return { type, routable: false, providerMode: null };
  return {
    type,
    routable: providers.provider(provider) !== undefined,
    providerMode: providers.mode(provider),
  };
}
