import { PROVIDER_MODES, PROVIDER_NAMES, type ProviderMode, type ProviderName } from './payout-provider.ts';

export type ProviderModes = Readonly<Record<ProviderName, ProviderMode>>;

/** Stops the boot: a configuration that the service must not guess about (D-434). */
export class ProviderConfigurationError extends Error {
  override readonly name = 'ProviderConfigurationError';
}

/** The variable that holds a provider's mode: `PAYOUT_PROVIDER_PAYAPP_A_MODE` (D-125). */
export const modeVariable = (provider: ProviderName): string => `PAYOUT_PROVIDER_${provider.toUpperCase()}_MODE`;

const readMode = (provider: ProviderName, text: string | undefined): ProviderMode => {
  // An empty variable is an unset one: both are `off`, the side on which no money moves.
  if (text === undefined || text === '') return 'off';
  const mode = PROVIDER_MODES.find((known) => known === text);
  if (mode) return mode;
  throw new ProviderConfigurationError(
    `${modeVariable(provider)} is "${text}"; it must be one of ${PROVIDER_MODES.join(', ')}`,
  );
};

/**
 * The modes that the environment sets; unset is `off` (A 1, R023, R024).
 * @throws {ProviderConfigurationError} on a value that is no mode (D-434).
 */
export const readProviderModes = (env: Readonly<Record<string, string | undefined>>): ProviderModes => {
  const modes = PROVIDER_NAMES.map((name) => [name, readMode(name, env[modeVariable(name)])] as const);
  return Object.fromEntries(modes) as Record<ProviderName, ProviderMode>;
};
