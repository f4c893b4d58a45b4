import type { Address, Hex } from 'viem';
import { concatHex, encodeAbiParameters, encodeFunctionData, getContractAddress, keccak256 } from 'viem/utils';
import { safeAbi, safeProxyFactoryAbi } from './abis.ts';
import { SAFE } from './addresses.ts';
import safe from './artifacts/safe-proxy.json' with { type: 'json' };

const NOBODY: Address = `0x${'00'.repeat(20)}`;

/** The owners of a Safe that does not exist yet. Their order is part of its address. */
export interface SafeSetup {
  readonly owners: readonly Address[];
  readonly threshold: number;
  readonly saltNonce: bigint;
}

/** A Safe (SafeL2 1.4.1) before it is deployed: where it will stand, and the call that deploys it. */
export interface PredictedSafe {
  readonly address: Address;
  readonly deployment: { readonly to: Address; readonly data: Hex };
}

/** As @safe-global/protocol-kit predicts it (D-258). */
export function predictSafe({ owners, threshold, saltNonce }: SafeSetup): PredictedSafe {
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [owners, BigInt(threshold), NOBODY, '0x', SAFE.CompatibilityFallbackHandler, NOBODY, 0n, NOBODY],
  });
  const salt = keccak256(concatHex([keccak256(initializer), encodeAbiParameters([{ type: 'uint256' }], [saltNonce])]));
  const bytecode = concatHex([safe.bytecode as Hex, encodeAbiParameters([{ type: 'address' }], [SAFE.SafeL2])]);
  return {
    address: getContractAddress({ opcode: 'CREATE2', from: SAFE.SafeProxyFactory, salt, bytecode }),
    deployment: {
      to: SAFE.SafeProxyFactory,
      data: encodeFunctionData({
        abi: safeProxyFactoryAbi,
        functionName: 'createProxyWithNonce',
        args: [SAFE.SafeL2, initializer, saltNonce],
      }),
    },
  };
}
