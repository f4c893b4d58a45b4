import { describe, expect, it } from 'vitest';
import { scrub } from '../../../src/platform/http/server/log-scrub.ts';
import { cpuTimeOf } from '../../support/cpu-time.ts';

const JWT = `eyJ${'a'.repeat(30)}.eyJ${'b'.repeat(30)}.${'c'.repeat(40)}`;

describe('the scrubbing of logs and messages (D-066)', () => {
  it.each([
    ['a phone +15550104567.', 'a phone +***4567.'],
    ['%2b15550104567', '+***4567'],
    ['svc_test_abc123 and svc_live_ABC', '[redacted] and [redacted]'],
    ['sgs_a-b_c.', '[redacted].'],
    [`Bearer ${JWT}`, 'Bearer [redacted]'],
    [`x.${JWT}.y ${JWT}`, 'x.[redacted].y [redacted]'],
    [`tokeneyJa.b.c`, 'token[redacted]'],
    ['ann.lee+x@mail.example.com!', 'a***@mail.example.com!'],
    ['a@b.cc c@d.ee', 'a***@b.cc c***@d.ee'],
    [`${'l'.repeat(70)}@b.cc`, `${'l'.repeat(7)}***@b.cc`],
    ['first@second@third.test', 'first@s***@third.test'],
  ])('masks %s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  it.each([
    'plain',
    '+1',
    '+012345678',
    'svc_test_',
    'sgs_',
    'eyJ.a.b',
    'eyJa.b',
    'eyJa..b',
    '@',
    'a@b',
    'a@b.c',
    '@b.cc',
    'a@.cc',
  ])('keeps %s', (text) => {
    expect(scrub(text)).toBe(text);
  });

  it.each(['eyJ', 'eyJ.', 'eyJa.b', 'a@', 'a@b.', '@', '+1555', '%2B1555', 'svc_test_', 'sgs_', 'a.b@', '.'])(
    'takes linear time for a repeated %s (D-511)',
    (part) => {
      // Linear time is eight times as much, quadratic time 64 times, which would be seconds.
      const [one, two] = [10_000, 80_000].map((times) => {
        const text = part.repeat(times);
        return cpuTimeOf(() => scrub(text));
      }) as [number, number];
      expect(two < 100 || two < 24 * one, `${one} ms, then ${two} ms`).toBe(true);
    },
  );
});
