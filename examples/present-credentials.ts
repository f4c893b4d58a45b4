/**
 * A verifier asks a holder for its credentials, the holder's wallet signs them, and the verifier learns whether they hold.
 * In a sandbox the holder's credential is a simulated one.
 * Run: `npm install viem`, then `PAYCHART_API_KEY=<verifier> PAYCHART_HOLDER_KEY=<holder> node present-credentials.ts`
 */
import { createPaychart, type PresentationQuestion, requestPresentation, signPresentation } from '@paychart/sdk';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const baseUrl = process.env.PAYCHART_URL ?? 'http://localhost:8080';
const verifier = createPaychart({ apiKey: process.env.PAYCHART_API_KEY ?? '', baseUrl });
const holder = createPaychart({ apiKey: process.env.PAYCHART_HOLDER_KEY ?? '', baseUrl });
const wallet = privateKeyToAccount(generatePrivateKey());

const identity = await holder.identities.create({ subjectType: 'TENANT' }).unwrap();
const binding = await bind();
const credential = await holder.sandbox.issueTestCredential({ kind: 'BUSINESS_IDENTITY' }).unwrap();

const result = await requestPresentation(verifier, { purpose: 'supplier-onboarding' }, present);
if (result === undefined) console.log('the holder presents nothing');
else if (!result.ok) console.log(`refused: ${result.error.code}`);
else {
  console.log(result.data.verified ? 'verified' : `not verified: ${result.data.reasonCodes.join(', ')}`);
  for (const { verdict } of result.data.credentialResults) console.log(`${credential.kind} ${verdict}`);
}

/** A wallet signs for an identity once it has signed the text of its binding. */
async function bind() {
  const started = await holder.walletBindings.start({ id: identity.id, walletAddress: wallet.address }).unwrap();
  const signature = await wallet.signMessage({ message: started.challenge ?? '' });
  return holder.walletBindings.verify({ id: identity.id, bindingId: started.id, signature }).unwrap();
}

/** The holder's side; between two companies the question and the answer travel in between. */
function present(challenge: PresentationQuestion) {
  console.log(`${challenge.audience} asks: ${challenge.purpose}`);
  const offer = { challenge, holderDid: identity.did, credentials: [credential], chainId: binding.chainId };
  return signPresentation(offer, wallet);
}
