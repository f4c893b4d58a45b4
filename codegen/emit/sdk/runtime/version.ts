/** The version of the package. */
export const SDK_VERSION: string = '0.0.0';
