import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Leaf {
  readonly name: string;
  readonly status: string;
  readonly public: string;
  readonly passing: boolean;
  readonly final: boolean;
}
interface Transition {
  readonly from: string;
  readonly event: string;
  readonly to?: string;
}
interface Generated {
  readonly hash: string;
  readonly initial: string;
  readonly parties: readonly string[];
  readonly leaves: readonly Leaf[];
  readonly events: readonly string[];
  readonly transitions: readonly Transition[];
}
interface Served {
  readonly version: string;
  readonly initial: string;
  readonly parties: readonly string[];
  readonly states: readonly (Pick<Leaf, 'name' | 'status' | 'public'> & { readonly kind: string })[];
  readonly events: readonly { readonly name: string }[];
  readonly transitions: readonly Transition[];
}

const VERSIONS = readdirSync('spec/versions').filter((date) =>
  readdirSync(`spec/versions/${date}`).includes('published'),
);

const published = (version: string, name: string): unknown =>
  JSON.parse(gunzipSync(readFileSync(`spec/versions/${version}/published/${name}.json.gz`)).toString('utf8'));

const kindOf = ({ passing, final }: Leaf): string => (final ? 'terminal' : passing ? 'passing' : 'resting');
const edge = ({ from, event, to }: Transition): string => `${from} ${event} ${to ?? from}`;
/** A transition of a state with inner ones is one of each of these in the document that is served. */
const edgesOf = ({ leaves, transitions }: Generated): string[] =>
  transitions.flatMap((transition) =>
    leaves
      .filter(({ name }) => name === transition.from || name.startsWith(`${transition.from}.`))
      .map(({ name }) => edge({ ...transition, from: name })),
  );

const ofGenerated = (machine: Generated): unknown => ({
  version: machine.hash,
  initial: machine.initial,
  parties: machine.parties,
  states: machine.leaves.map((leaf) => [leaf.name, leaf.status, leaf.public, kindOf(leaf)]),
  events: machine.events,
  transitions: edgesOf(machine).sort(),
});
const ofServed = (machine: Served): unknown => ({
  version: machine.version,
  initial: machine.initial,
  parties: machine.parties,
  states: machine.states.map((state) => [state.name, state.status, state.public, state.kind]),
  events: machine.events.map(({ name }) => name),
  transitions: machine.transitions.map(edge).sort(),
});

const all = <T>(machines: Readonly<Record<string, T>>, seen: (machine: T) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(machines).map(([name, machine]) => [name, seen(machine)]));

// 0.1 served no document of its lifecycles: the one that is served for it was made later, and has to say what they say.
test.each(VERSIONS)('/lifecycles.json has the states and transitions of the lifecycles of %s', (version) => {
  const generated = published(version, 'lifecycles') as Readonly<Record<string, Generated>>;
  const { lifecycles } = published(version, 'model') as { readonly lifecycles: Readonly<Record<string, Served>> };
  expect(Object.keys(generated).length).toBeGreaterThan(40);
  expect(all(lifecycles, ofServed)).toEqual(all(generated, ofGenerated));
});

// As the reference draws them: a page of an older version shows its own states, not those of today.
test.each(VERSIONS)('the diagrams of %s have the states and transitions of its lifecycles', (version) => {
  const generated = published(version, 'lifecycles') as Readonly<Record<string, Generated>>;
  const diagrams = published(version, 'diagrams') as Readonly<Record<string, string>>;
  expect(Object.keys(diagrams).sort()).toEqual(Object.keys(generated).sort());
  for (const [id, { leaves, transitions }] of Object.entries(generated)) {
    const svg = diagrams[id] ?? '';
    const titles = (kind: 'node' | 'edge') =>
      [...svg.matchAll(new RegExp(`class="${kind}">\\n<title>([^<]*)</title>`, 'g'))].map(([, title = '']) =>
        title.replaceAll('&#45;', '-').replaceAll('&gt;', '>'),
      );
    expect([id, titles('node').sort()]).toEqual([id, ['start', ...leaves.map(({ name }) => name)].sort()]);
    // A state with inner ones is drawn as a frame: its arrow begins at the first of them.
    const leafOf = (state: string): string =>
      leaves.find(({ name }) => name === state || name.startsWith(`${state}.`))?.name ?? state;
    const arrows = transitions.map(({ from, to = from }) => `${leafOf(from)}->${leafOf(to)}`);
    expect([id, new Set(titles('edge').filter((title) => !title.startsWith('start->')))]).toEqual([
      id,
      new Set(arrows),
    ]);
  }
});
