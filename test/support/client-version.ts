import process from 'node:process';

/**
 * The version of the contract whose clients a run of the tests has (`CLIENT_VERSION`): the SDK and the examples are those
 * that were published with it, its keys are pinned to it, and what they are answered is judged by its document.
 */
export const clientVersion: string | undefined = process.env.CLIENT_VERSION;
