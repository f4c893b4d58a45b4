import { describe, expect, it } from 'vitest';
import { assign, type StateValue, setup, transition } from 'xstate';
import { handleOf } from '../../../src/platform/lifecycle/aggregates/handle.ts';
import { lockStatement, trackedFromRow } from '../../../src/platform/lifecycle/aggregates/rows.ts';
import { clockTenantOf, viewOf } from '../../../src/platform/lifecycle/aggregates/tracked-aggregate.ts';
import { compiledMachine, leafOfRow, leafOfValue } from '../../../src/platform/lifecycle/compiled-machine.ts';
import { begin, step } from '../../../src/platform/lifecycle/step.ts';

const makeMachine = () =>
  setup({
    types: {} as {
      context: { count: number; ownerId: string };
      input: { count: number; ownerId: string };
      meta: object;
      tags: 'passing' | 'loud';
    },
    actions: { count: assign({ count: ({ context }) => context.count + 1 }), tell: () => {}, enter: () => {} },
    guards: { isLow: ({ context }) => context.count < 2 },
  }).createMachine({
    id: 'small',
    meta: { table: 'smalls', parties: ['ownerId', 'otherId'], clock: 'ownerId' },
    context: ({ input }) => input,
    initial: 'OPEN',
    states: {
      OPEN: {
        meta: { public: 'WAITING', deadline: { event: 'LATE', at: 'dueAt' } },
        initial: 'IDLE',
        entry: [{ type: 'enter', params: { at: 1 } }],
        on: { CLOSE: 'CLOSED', TELL: { actions: [{ type: 'tell', params: { loud: true } }] } },
        states: {
          IDLE: { tags: ['loud'], on: { GO: { guard: 'isLow', target: 'BUSY', actions: 'count' } } },
          BUSY: {
            tags: ['passing'],
            meta: { public: 'WORKING', deadline: { event: 'STUCK', at: 'stuckAt' } },
            on: { BACK: 'IDLE' },
          },
        },
      },
      PLAIN: { tags: ['passing'] },
      CLOSED: { type: 'final' },
    },
  });
const machine = makeMachine();
const compiled = compiledMachine(machine as never);
const leaf = (status: string, publicStatus?: string) => leafOfRow(compiled, status, publicStatus);

describe('a compiled machine', () => {
  it('is compiled once per machine', () => {
    expect(compiledMachine(machine as never)).toBe(compiled);
    // Made here and not with the file, so that it is read anew.
    const fresh = makeMachine();
    const compiledAnew = compiledMachine(fresh as never);
    expect(compiledMachine(fresh as never)).toBe(compiledAnew);
    expect(compiledAnew).not.toBe(compiled);
    expect(compiledAnew.projected).toBe(true);
    expect(compiled.meta).toMatchObject({ table: 'smalls' });
    expect(compiled.projected).toBe(true);
    expect(compiledAnew.leaves).toEqual([
      {
        value: { OPEN: 'IDLE' },
        status: 'OPEN',
        publicStatus: 'WAITING',
        passing: false,
        final: false,
        deadline: { event: 'LATE', at: 'dueAt' },
      },
      {
        value: { OPEN: 'BUSY' },
        status: 'OPEN',
        publicStatus: 'WORKING',
        passing: true,
        final: false,
        deadline: { event: 'STUCK', at: 'stuckAt' },
      },
      { value: 'PLAIN', status: 'PLAIN', publicStatus: 'PLAIN', passing: true, final: false, deadline: undefined },
      { value: 'CLOSED', status: 'CLOSED', publicStatus: 'CLOSED', passing: false, final: true, deadline: undefined },
    ]);
  });

  it('finds the leaf for a status, and among several by the public status', () => {
    expect(leaf('OPEN', 'WORKING').value).toEqual({ OPEN: 'BUSY' });
    expect(leaf('OPEN', 'WAITING').value).toEqual({ OPEN: 'IDLE' });
    expect(leaf('CLOSED').value).toBe('CLOSED');
    expect(leaf('CLOSED', 'whatever').value).toBe('CLOSED');
    expect(() => leaf('OPEN')).toThrow('small has no state for stored status OPEN (no projection)');
    expect(() => leaf('GONE', 'WAITING')).toThrow('small has no state for stored status GONE (WAITING)');
    expect(leafOfValue(compiled, { OPEN: 'BUSY' }).publicStatus).toBe('WORKING');
    expect(() => leafOfValue(compiled, 'GONE')).toThrow('small has no leaf "GONE"');
  });

  it('has no projection if every state has its own name outside', () => {
    const plain = setup({}).createMachine({ id: 'plain', meta: { table: 't' }, initial: 'A', states: { A: {} } });
    expect(compiledMachine(plain as never).projected).toBe(false);
  });
});

describe('a pure step', () => {
  const context = { count: 1, ownerId: 'ten_1' };
  const idle = { leaf: leaf('OPEN', 'WAITING'), context };

  it('begins with the input, and the effects of entering', () => {
    expect(begin(compiled, context)).toEqual({
      leaf: idle.leaf,
      context,
      effects: [{ name: 'enter', params: { at: 1 } }],
    });
  });

  it('returns the next leaf and context, and leaves the previous ones unchanged', () => {
    expect(step(compiled, idle, { type: 'GO' })).toEqual({
      leaf: leaf('OPEN', 'WORKING'),
      context: { count: 2, ownerId: 'ten_1' },
      effects: [],
    });
    expect(context.count).toBe(1);
  });

  it.each([
    ['GO', { OPEN: 'IDLE' }],
    ['TELL', { OPEN: 'IDLE' }],
    ['BACK', { OPEN: 'BUSY' }],
    ['CLOSE', { OPEN: 'BUSY' }],
  ])('is the one that XState itself would take: %s', (type, value) => {
    const snapshot = machine.resolveState({ value, context } as never);
    const [next, actions] = transition(machine as never, snapshot as never, { type } as never) as unknown as [
      { readonly value: StateValue; readonly context: typeof context },
      readonly { readonly type: string; readonly params: unknown }[],
    ];
    const taken = step(compiled, { leaf: leafOfValue(compiled, value), context }, { type });
    expect([taken?.leaf.value, taken?.context]).toEqual([next.value, next.context]);
    expect(taken?.effects).toEqual(actions.map(({ type: name, params }) => ({ name, params })));
  });

  it('throws from a leaf of another machine', () => {
    const strange = { ...idle.leaf };
    expect(() => step(compiled, { leaf: strange, context }, { type: 'GO' })).toThrow(
      'small has no leaf {"OPEN":"IDLE"}',
    );
  });

  it.each([
    ['an unknown event', idle, 'NOTHING'],
    ['a guard', { ...idle, context: { ...context, count: 2 } }, 'GO'],
    ['another state', { leaf: leaf('OPEN', 'WORKING'), context }, 'GO'],
    ['the end', { leaf: leaf('CLOSED'), context }, 'TELL'],
  ])('is refused by %s', (_what, from, type) => {
    expect(step(compiled, from, { type })).toBeUndefined();
  });

  it('may stay in its state and have an effect', () => {
    expect(step(compiled, idle, { type: 'TELL' })).toEqual({
      ...idle,
      effects: [{ name: 'tell', params: { loud: true } }],
    });
  });

  it('has no action that the engine cannot persist', () => {
    const loose = setup({}).createMachine({
      id: 'loose',
      meta: {},
      initial: 'A',
      states: { A: { entry: [() => {}] } },
    });
    expect(() => begin(compiledMachine(loose as never), {})).toThrow('loose: action');
    const failing = setup({}).createMachine({
      id: 'failing',
      meta: {},
      context: () => {
        throw new Error('no context');
      },
      initial: 'A',
      states: { A: {} },
    });
    expect(() => begin(compiledMachine(failing as never), {})).toThrow('no context');
  });
});

describe('a row under its lock', () => {
  const NOW = new Date('2026-03-02T09:00:00.000Z');
  const row = {
    id: 's_1',
    status: 'OPEN',
    public_status: 'WORKING',
    step: 4,
    created_at: NOW,
    updated_at: NOW,
    clock_offset_ms: 5000n,
    owner_id: 'ten_1',
    count: 3,
  };
  const live = trackedFromRow(compiled, row, NOW);

  it('is rehydrated on its clock', () => {
    expect(live).toEqual({
      compiled,
      id: 's_1',
      loaded: { leaf: leaf('OPEN', 'WORKING'), context: { ownerId: 'ten_1', count: 3 } },
      leaf: leaf('OPEN', 'WORKING'),
      context: { ownerId: 'ten_1', count: 3 },
      step: 4,
      steps: [],
      clockOffsetMs: 5000,
      now: new Date('2026-03-02T09:00:05.000Z'),
      createdAt: NOW,
      updatedAt: NOW,
      traceparent: null,
    });
    expect(clockTenantOf(live)).toBe('ten_1');
    const own = { ...live, compiled: { ...compiled, meta: { ...compiled.meta, clock: 'id' } } };
    expect(clockTenantOf(own as never)).toBe('s_1');
    expect(viewOf(live)).toMatchObject({
      machine: 'small',
      id: 's_1',
      status: 'OPEN',
      publicStatus: 'WORKING',
      step: 4,
    });
  });

  it('is locked behind a tenant’s wall, also for an empty tenant id', () => {
    expect(lockStatement(compiled, ['a'], '').values).toEqual(['a', '']);
    expect(lockStatement(compiled, ['a'], null).values).toEqual(['a']);
  });

  it('is held by a handle that always shows the last step', async () => {
    const tracked = { ...live };
    const sent: unknown[] = [];
    const handle = handleOf<never>(tracked, async (event) => {
      sent.push(event);
      tracked.step += 1;
      tracked.leaf = leaf('CLOSED');
    }) as unknown as Record<string, unknown> & {
      can: (...given: unknown[]) => boolean;
      hasTag: (tag: string) => boolean;
      send: (...given: unknown[]) => Promise<unknown>;
    };
    const { can, hasTag, send } = handle;
    expect(handle).toMatchObject({
      machine: 'small',
      id: 's_1',
      status: 'OPEN',
      publicStatus: 'WORKING',
      step: 4,
      now: live.now,
      createdAt: NOW,
      updatedAt: NOW,
      context: { count: 3 },
    });
    expect([can('BACK'), can('GO'), hasTag('passing'), hasTag('loud')]).toEqual([true, false, true, false]);
    expect(await send('CLOSE', { why: 'x' })).toBe(handle);
    expect(sent).toEqual([{ type: 'CLOSE', why: 'x' }]);
    expect(handle).toMatchObject({ status: 'CLOSED', step: 5 });
    expect(can('CLOSE')).toBe(false);
    await send('CLOSE');
    expect(sent[1]).toEqual({ type: 'CLOSE' });
  });
});
