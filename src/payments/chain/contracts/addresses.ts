import type { Address, Hex } from 'viem';
import { concatHex, encodeAbiParameters, getContractAddress } from 'viem/utils';
import demoUsd from './artifacts/DemoUsd.json' with { type: 'json' };
import depositEscrow from './artifacts/DepositEscrow.json' with { type: 'json' };

/**
 * Deploys whatever it is sent by CREATE2, so that an address follows from the code alone. The same contract stands at
 * the same address on every chain that Safe supports, Base and Base Sepolia among them.
 */
export const SINGLETON_FACTORY: Address = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7';
export const SINGLETON_FACTORY_CODE: Hex =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3';

/** The salt of everything that is deployed by the factory. */
export const ZERO_SALT: Hex = `0x${'00'.repeat(32)}`;

/** Safe 1.4.1 where it stands on every chain, canonically. */
export const SAFE = {
  SimulateTxAccessor: '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199',
  SafeProxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  CompatibilityFallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  CreateCall: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
  MultiSend: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
  MultiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  SignMessageLib: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
  Safe: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  SafeL2: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
} as const satisfies Readonly<Record<string, Address>>;

/** The contracts of the environment chain that the service works with. */
export interface ChainContracts {
  /** Demo USD in a sandbox that names no other token (D-432). */
  readonly settlementToken: Address;
  /** Undefined where ONCHAIN_DEPOSIT has no contract to deposit to (D-083). */
  readonly depositEscrow: Address | undefined;
}

/** A contract by its deploying code; `salt` and code decide where it stands. */
export interface Deployment {
  readonly name: string;
  readonly address: Address;
  readonly initCode: Hex;
}

const deployment = (name: string, initCode: Hex): Deployment => ({
  name,
  initCode,
  address: getContractAddress({ opcode: 'CREATE2', from: SINGLETON_FACTORY, salt: ZERO_SALT, bytecode: initCode }),
});

/** Demo USD, which `minter` alone mints. */
export const demoUsdDeployment = (minter: Address): Deployment =>
  deployment('DemoUsd', concatHex([demoUsd.bytecode as Hex, encodeAbiParameters([{ type: 'address' }], [minter])]));

/** The escrow of deposits in `token`, which `operator` alone releases and refunds. */
export const depositEscrowDeployment = (token: Address, operator: Address): Deployment =>
  deployment(
    'DepositEscrow',
    concatHex([
      depositEscrow.bytecode as Hex,
      encodeAbiParameters([{ type: 'address' }, { type: 'address' }], [token, operator]),
    ]),
  );
