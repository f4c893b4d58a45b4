// Written by codegen from codegen/emit/sdk/runtime/version.ts: edit that file.

/** The version of the package. */
export const SDK_VERSION: string = '0.2.0';
