import { describe, expect, it } from 'vitest';
import type { Contract } from '../../src/reference/contract.ts';
import { createReference } from '../../src/reference/index.ts';
import { smallContract } from './small-contract.ts';

const bodyOf = (path: string, contract: Contract = smallContract()): string =>
  createReference(contract, '').file(path)?.body ?? 'no page';

/** The text as a reader sees it. */
const textOf = (body: string): string =>
  body
    .replace(/<\/?(?:span|code|a|strong)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ');

describe('the page of an operation', () => {
  const text = textOf(bodyOf('operations/switchLamp'));

  it('says how to call it, and who may call it', () => {
    expect(text).toContain('POST /v1/lamps/{id}/switch');
    expect(text).toContain('API key (X-Key) with lamps:write');
    expect(text).toContain('Member session with lamps:write');
  });

  it('names the event that it sends, and the codes that refuse it', () => {
    expect(text).toContain('Sends SWITCH to a lamp. Refused with LAMP_DEAD in any other state.');
  });

  it('prints fields with their types, limits, nullability and nested fields', () => {
    expect(text).toContain('brightness integer or null How bright. 1 to 100 default 50');
    expect(text).toContain('status required LampStatus');
    expect(text).toContain('room.name string 1 to 40 characters');
    // A lamp within the room of a lamp: named, and not opened again.
    expect(text).toContain('room.lamps array of Lamp');
    expect(text).not.toContain('room.lamps[].status');
  });

  it('prints the branches of a choice, and its rules beside them', () => {
    expect(text).toContain('distinguished by which of hand, room is present');
    expect(text).toContain('With hand object');
    expect(text).toContain('by.hand string refused as LAMP_DEAD');
    expect(text).toContain('not hand and room together, else LAMP_DEAD');
  });

  it('lists its own codes before general ones, with how to get each from the mock', () => {
    expect(text.indexOf('409 LAMP_DEAD')).toBeGreaterThan(0);
    expect(text.indexOf('409 LAMP_DEAD')).toBeLessThan(text.indexOf('401 UNAUTHENTICATED'));
    expect(text).toContain('Prefer: code=409, example=LAMP_DEAD');
    expect(text).toContain('Some changes remain after this error');
  });

  it('links a status in its description to the state of its lifecycle', () => {
    expect(bodyOf('operations/switchLamp')).toContain('<a href="../lifecycles/lamp#state-BURNT_OUT">BURNT_OUT</a>');
  });
});

describe('the page of a lifecycle', () => {
  const text = textOf(bodyOf('lifecycles/lamp'));

  it('names the sender of each event', () => {
    expect(text).toContain('SWITCH Taken in OFF. switchLamp: API key (X-Key) with lamps:write, or Member session');
    expect(text).toContain('Refused with LAMP_DEAD in any other state');
    expect(text).toContain('The service, when burntOutAt has passed in ON.WARM');
    expect(text).toContain('DROP Taken in ON. The service, by a worker or the step of another resource, in ON.WARM');
  });

  it('prints states and transitions', () => {
    expect(text).toContain('ON.WARM Shines. ON burntOutAt, then BURN_OUT bright');
    expect(text).toContain('OFF SWITCH hasPower ON.WARM heat Light!');
    expect(text).toContain('Created by the service as part');
  });
});

it('the registry says whether a retry helps, and who answers a code', () => {
  const text = textOf(bodyOf('errors'));
  expect(text).toContain('Sending the same request again does not help unless the code says so.');
  expect(text).toContain('503 TOO_HOT a retry can help Wait a while. No operation returns it.');
  expect(text).toContain('409 LAMP_DEAD It will never shine again. Body: LampDeadError.');
});

describe('the numbers of requirements and decisions', () => {
  it('appear on no page of the contract', () => {
    for (const page of ['operations/switchLamp', 'schemas/Lamp', 'lifecycles/lamp', 'errors', ''])
      expect(bodyOf(page), page).not.toMatch(/D-007|x-requirements/);
  });

  it('are explained on pages of their own, which the guides list', () => {
    expect(bodyOf('decisions')).toContain('<h3 id="d-007">D-007</h3><p><strong>Dead lamps</strong> stay dark.</p>');
    expect(bodyOf('requirements')).toContain('<h3 id="a-21-lamps">A 2.1 Lamps</h3>');
    expect(bodyOf('guides')).toContain('<a href="decisions">Decisions</a>');
  });
});
