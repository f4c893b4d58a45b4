import { cutText } from '../../../platform/cut-text.ts';

const LONGEST_NAME = 40;

/**
 * The name of the sender as a message may show it. Tenants choose their names, so a name must not bring a link, a line or
 * an address of its own into a message that its reader trusts.
 */
export const nameInMessage = (name: string): string => {
  const plain = name
    .replaceAll(/[^\p{L}\p{N} &'’,.()-]/gu, ' ')
    // A dot within a word would make an address of it.
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return plain.length <= LONGEST_NAME ? plain : `${cutText(plain, LONGEST_NAME - 1).trimEnd()}…`;
};

/** The text of a claim link: who pays and where the link leads, so that it can be told from phishing. No amount. */
export const claimMessage = (senderName: string, link: string): string => {
  const sender = nameInMessage(senderName) || 'Somebody';
  return `${sender} has sent you a payment. Receive it on ${new URL(link).host}: ${link}`;
};
