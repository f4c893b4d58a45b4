// Written by codegen from codegen/emit/sdk/runtime/version.ts: edit that file.

/** The version of the package. */
export const SDK_VERSION: string = '0.2.0';

/** The version of the contract that the package was made from; undefined where the contract has none. */
export const API_VERSION: string | undefined = '2026-12-01';
