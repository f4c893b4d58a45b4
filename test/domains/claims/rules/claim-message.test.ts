import { describe, expect, it } from 'vitest';
import { claimMessage, nameInMessage } from '../../../../src/domains/claims/rules/claim-message.ts';

describe('the message of a claim link', () => {
  it('names the sender and the host that the link leads to, and no amount', () => {
    expect(claimMessage('Acme Imports', 'https://pay.example/c/t0k')).toBe(
      'Acme Imports has sent you a payment. Receive it on pay.example: https://pay.example/c/t0k',
    );
  });

  it.each([
    ['Bäckerei & Söhne (Köln)', 'Bäckerei & Söhne (Köln)'],
    ['Acme. Inc.', 'Acme. Inc.'],
    ['evil.example/login', 'evil example login'],
    ['https://evil.example', 'https evil example'],
    ['Your bank\nPIN?', 'Your bank PIN'],
    ['a\u202Eb', 'a b'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), `${'x'.repeat(39)}…`],
    [`${'x'.repeat(38)}𝔸𝔸`, `${'x'.repeat(38)}…`],
  ])('%j cannot bring a link or a line of its own', (name, shown) => {
    expect(nameInMessage(name)).toBe(shown);
    expect(nameInMessage(name)).not.toMatch(/https?:|\n|\w\.\w/);
  });

  it('leaves out a name that consists of signs only', () => {
    expect(claimMessage('://', 'https://pay.example/c/t')).toMatch(/^Somebody has sent you a payment\. /);
  });
});
