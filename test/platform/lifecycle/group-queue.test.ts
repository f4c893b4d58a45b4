import { describe, expect, test } from 'vitest';
import { GroupQueue } from '../../../src/platform/lifecycle/group-queue.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

interface Group {
  readonly tasks: readonly string[];
  end(error?: Error): void;
}

/** A queue whose groups are ended by the test; a task is answered in capitals. */
function queueOf(limits: { most: number; inFlight: number }) {
  const groups: Group[] = [];
  const queue = new GroupQueue<string, string>(
    (tasks) =>
      new Promise((resolve, reject) => {
        groups.push({
          tasks,
          end: (error) => (error ? reject(error) : resolve(tasks.map((task) => task.toUpperCase()))),
        });
      }),
    limits,
  );
  const tasks = () => groups.map((group) => group.tasks);
  return { queue, groups, tasks };
}

describe('the tasks of one turn', () => {
  test('form one group, and get their own answers', async () => {
    const { queue, groups, tasks } = queueOf({ most: 8, inFlight: 1 });
    const answers = Promise.all([queue.add('1', 'a'), queue.add('2', 'b')]);
    expect(tasks()).toEqual([]);
    await turn();
    expect(tasks()).toEqual([['a', 'b']]);
    groups[0]?.end();
    expect(await answers).toEqual(['A', 'B']);
  });

  test('form groups of a limited size, a limited number at once', async () => {
    const { queue, groups, tasks } = queueOf({ most: 2, inFlight: 2 });
    for (const task of ['a', 'b', 'c', 'd', 'e']) void queue.add(task, task);
    await turn();
    await turn();
    await turn();
    expect(tasks()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    groups[1]?.end();
    await turn();
    await turn();
    expect(tasks().at(-1)).toEqual(['e']);
  });

  test('about the same key are in separate groups, in order', async () => {
    const { queue, groups, tasks } = queueOf({ most: 8, inFlight: 1 });
    void queue.add('1', 'a');
    void queue.add('1', 'b');
    void queue.add('2', 'c');
    await turn();
    expect(tasks()).toEqual([['a', 'c']]);
    groups[0]?.end();
    await turn();
    await turn();
    expect(tasks()).toEqual([['a', 'c'], ['b']]);
  });

  test('with the same key never run at once: other tasks overtake them', async () => {
    const { queue, groups, tasks } = queueOf({ most: 8, inFlight: 2 });
    void queue.add('1', 'a');
    await turn();
    void queue.add('1', 'b');
    await turn();
    await turn();
    expect(tasks()).toEqual([['a']]);
    void queue.add('1', 'c');
    void queue.add('2', 'd');
    await turn();
    await turn();
    expect(tasks()).toEqual([['a'], ['d']]);
    groups[1]?.end();
    await turn();
    await turn();
    expect(tasks()).toHaveLength(2);
    groups[0]?.end();
    await turn();
    await turn();
    expect(tasks()).toEqual([['a'], ['d'], ['b']]);
    groups[2]?.end();
    await turn();
    await turn();
    expect(tasks().at(-1)).toEqual(['c']);
  });

  test('wait for a task that is repeated by itself', async () => {
    const { queue, groups, tasks } = queueOf({ most: 8, inFlight: 2 });
    const failed = queue.add('1', 'a').catch(({ message }: Error) => message);
    void queue.add('2', 'b');
    await turn();
    void queue.add('1', 'c');
    groups[0]?.end(new Error('one of them'));
    await turn();
    groups[1]?.end(new Error('it was a'));
    await turn();
    await turn();
    expect(tasks()).toEqual([['a', 'b'], ['a'], ['b']]);
    expect(await failed).toBe('it was a');
    groups[2]?.end();
    await turn();
    await turn();
    expect(tasks().at(-1)).toEqual(['c']);
  });
});

test('tasks wait for the next group while one runs', async () => {
  const { queue, groups, tasks } = queueOf({ most: 8, inFlight: 1 });
  void queue.add('1', 'a');
  await turn();
  void queue.add('2', 'b');
  await turn();
  void queue.add('3', 'c');
  await turn();
  expect(tasks()).toEqual([['a']]);
  groups[0]?.end();
  await turn();
  await turn();
  expect(tasks()).toEqual([['a'], ['b', 'c']]);
});

describe('a failed group', () => {
  test('is repeated task by task, so that a bad task harms no good one', async () => {
    const { queue, groups, tasks } = queueOf({ most: 8, inFlight: 1 });
    const answers = Promise.allSettled([queue.add('1', 'a'), queue.add('2', 'b')]);
    await turn();
    groups[0]?.end(new Error('one of them'));
    await turn();
    expect(tasks()).toEqual([['a', 'b'], ['a']]);
    groups[1]?.end(new Error('it was a'));
    await turn();
    expect(tasks().at(-1)).toEqual(['b']);
    groups[2]?.end();
    expect(await answers).toMatchObject([
      { status: 'rejected', reason: { message: 'it was a' } },
      { status: 'fulfilled', value: 'B' },
    ]);
  });

  test('rejects its single task, and the next group runs', async () => {
    const { queue, groups, tasks } = queueOf({ most: 8, inFlight: 1 });
    const failed = queue.add('1', 'a').catch((error: Error) => error.message);
    await turn();
    groups[0]?.end(new Error('bad'));
    expect(await failed).toBe('bad');
    void queue.add('1', 'b');
    await turn();
    await turn();
    expect(tasks()).toEqual([['a'], ['b']]);
  });
});
