import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { edgesOf } from '../../../src/platform/audit/machine-edges.ts';

const meta = { domain: 'test', table: 'things', parties: ['ownerId'], clock: 'ownerId' };
const textOf = (machine: Parameters<typeof edgesOf>[0]): string[] =>
  edgesOf(machine).map(({ event, from, to }) => {
    const said = from === null ? 'nothing' : `${from.status}/${from.publicStatus}`;
    return `${said} ${event} ${to.status}/${to.publicStatus}`;
  });

describe('the transitions of a machine', () => {
  it('are its creation, the events of its states, and those of the parent states', () => {
    const machine = createMachine({
      id: 'a',
      meta,
      initial: 'OPEN',
      states: {
        OPEN: {
          initial: 'ASKED',
          on: { END: 'ENDED', NOTE: {} },
          states: {
            ASKED: { meta: { public: 'WAITING' }, on: { ANSWER: 'ANSWERED' } },
            ANSWERED: { on: { ASK: 'ASKED' } },
          },
        },
        ENDED: { type: 'final' },
      },
    });
    expect(textOf(machine)).toEqual([
      'nothing CREATE OPEN/WAITING',
      'OPEN/WAITING END ENDED/ENDED',
      'OPEN/WAITING NOTE OPEN/WAITING',
      'OPEN/WAITING ANSWER OPEN/ANSWERED',
      'OPEN/ANSWERED END ENDED/ENDED',
      'OPEN/ANSWERED NOTE OPEN/ANSWERED',
      'OPEN/ANSWERED ASK OPEN/WAITING',
    ]);
  });

  it('end where a state with inner states begins, however deep', () => {
    const machine = createMachine({
      id: 'b',
      meta,
      initial: 'OFF',
      states: {
        OFF: { on: { GO: 'ON' } },
        ON: {
          initial: 'SLOW',
          states: {
            FAST: { on: { STOP: '#b.OFF' } },
            SLOW: { initial: 'FIRST', states: { SECOND: {}, FIRST: { on: { MORE: 'SECOND' } } } },
          },
        },
      },
    });
    expect(textOf(machine)).toEqual([
      'nothing CREATE OFF/OFF',
      'OFF/OFF GO ON/FIRST',
      'ON/FAST STOP OFF/OFF',
      'ON/FIRST MORE ON/SECOND',
    ]);
  });

  it('include the events that the machine accepts in every state', () => {
    const machine = createMachine({
      id: 'd',
      meta,
      initial: 'OPEN',
      on: { CLOSE: '.SHUT' },
      states: { OPEN: {}, SHUT: {} },
    });
    expect(textOf(machine)).toEqual([
      'nothing CREATE OPEN/OPEN',
      'OPEN/OPEN CLOSE SHUT/SHUT',
      'SHUT/SHUT CLOSE SHUT/SHUT',
    ]);
  });

  it('are not derived for a machine with parallel states, which a row cannot store', () => {
    const machine = createMachine({
      id: 'e',
      meta,
      initial: 'OPEN',
      states: {
        OPEN: { on: { SPLIT: 'ON' } },
        ON: { initial: 'HALVES', states: { HALVES: { type: 'parallel', states: { LEFT: {}, RIGHT: {} } } } },
      },
    });
    expect(() => edgesOf(machine)).toThrow('e has no leaf ON.HALVES');
  });

  it('are one for each branch of a guard', () => {
    const machine = createMachine({
      id: 'c',
      meta,
      initial: 'OPEN',
      states: {
        OPEN: { on: { ACT: [{ guard: () => false, target: 'PAID' }, { target: 'FAILED' }] } },
        PAID: {},
        FAILED: {},
      },
    });
    expect(textOf(machine)).toEqual([
      'nothing CREATE OPEN/OPEN',
      'OPEN/OPEN ACT PAID/PAID',
      'OPEN/OPEN ACT FAILED/FAILED',
    ]);
  });
});
