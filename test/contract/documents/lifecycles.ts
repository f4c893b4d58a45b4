import type { Contract, Lifecycle } from './contract.ts';
import { holding, type ShownLifecycle, type ShownTransition } from './shown.ts';

/** What the contract says otherwise of one lifecycle. */
export function lifecycleFaults(contract: Contract, shown: ShownLifecycle): string[] {
  if (shown.machine === null) return [];
  const machine = contract.lifecycles[shown.machine];
  if (machine === undefined) return [`${shown.subject}: the contract has no machine ${shown.machine}`];
  const walked = new Walked(machine, shown);
  return [
    ...walked.stateFaults(),
    ...shown.transitions.flatMap((one) => walked.transitionFaults(one)),
    ...shown.added.flatMap((one) => walked.transitionFaults(one)),
    ...walked.forbiddenFaults(),
    ...walked.surplusFaults(),
    ...projectionFaults(machine, shown),
  ].map((fault) => `${shown.subject}: ${fault}`);
}

/** A machine's edges in the names of the documents. */
class Walked {
  readonly #machine: Lifecycle;
  readonly #shown: ShownLifecycle;
  readonly #edges = new Set<string>();

  constructor(machine: Lifecycle, shown: ShownLifecycle) {
    this.#machine = machine;
    this.#shown = shown;
    for (const { from, to = from } of machine.transitions) {
      for (const source of this.#facesOf(from)) {
        for (const target of to === from ? [source] : this.#facesOf(to)) this.#edges.add(`${source} > ${target}`);
      }
    }
  }

  /** The states that outsiders see of a state and of its children. */
  #facesOf(name: string): string[] {
    const leaves = this.#machine.leaves.filter((one) => one.name === name || one.name.startsWith(`${name}.`));
    const found = leaves.map((one) => (this.#shown.level === 'public' ? one.public : one.status));
    return [...new Set(found)];
  }

  #known(name: string): string | undefined {
    const state = this.#shown.states[name];
    return state === undefined ? undefined : holding(state);
  }

  #has = (from: string, to: string): boolean => this.#edges.has(`${from} > ${to}`);

  stateFaults(): string[] {
    const seen = new Set(this.#machine.leaves.flatMap(({ name }) => this.#facesOf(name)));
    // The public vocabulary has states that nothing is projected to (A 3.6).
    const isSpare = (name: string) => this.#shown.level === 'public' && !this.#isTold(name);
    return Object.keys(this.#shown.states)
      .filter((name) => !seen.has(this.#known(name) ?? '') && !isSpare(name))
      .map((name) => `state ${name}: absent`);
  }

  #isTold = (name: string): boolean => this.#shown.projection?.some(({ unified }) => unified === name) === true;

  transitionFaults({ from, to, ruling, absent, through }: ShownTransition): string[] {
    const path = through ?? [this.#known(from), this.#known(to)];
    const [first, ...rest] = path;
    const target = this.#known(to) ?? to;
    // "(create)": a record begins there, or is taken there before it is first seen.
    const begins =
      first === undefined && (this.#machine.initial === target || this.#has(this.#machine.initial, target));
    const isThere = begins || rest.every((one, i) => this.#has(path[i] ?? '', one ?? ''));
    // Another trigger may still take the same step.
    const isElse = this.#shown.transitions.some((one) => one.from === from && one.to === to && one.absent !== true);
    if (absent) return isThere && !isElse ? [`${from} > ${to}: present, against ${ruling}`] : [];
    return isThere ? [] : [`${from} > ${to}: absent`];
  }

  forbiddenFaults(): string[] {
    const pairs = this.#shown.forbidden.flatMap((one) => {
      const [from = '', to = ''] = one.split(' > ');
      const others = [...new Set(this.#machine.leaves.flatMap(({ name }) => this.#facesOf(name)))];
      const source = this.#known(from) ?? from;
      return to === '*'
        ? others.filter((other) => other !== source).map((other) => [source, other] as const)
        : [[source, this.#known(to) ?? to] as const];
    });
    return pairs.filter(([from, to]) => this.#has(from, to)).map(([from, to]) => `${from} > ${to}: present, forbidden`);
  }

  /** Steps between documented states that neither the documents nor a decision name. */
  surplusFaults(): string[] {
    const named = [...this.#shown.transitions, ...this.#shown.added].flatMap(({ from, to, through }) => {
      const path = through ?? [this.#known(from) ?? this.#machine.initial, this.#known(to)];
      return path.slice(1).map((one, i) => `${path[i]} > ${one}`);
    });
    const known = Object.values(this.#shown.states).map((state) => holding(state));
    return [...this.#edges].flatMap((edge) => {
      const [from = '', to = ''] = edge.split(' > ');
      if (from === to || !known.includes(from) || !known.includes(to) || named.includes(edge)) return [];
      return this.#shown.level === 'public' ? [] : [`${edge}: present, and nothing names it`];
    });
  }
}

/** Each internal status shows the public ones that A 3.6 maps it to. */
function projectionFaults(machine: Lifecycle, { projection }: ShownLifecycle): string[] {
  if (projection === undefined) return [];
  const statuses = [...new Set(projection.flatMap(({ internal }) => internal))];
  return statuses.flatMap((status) => {
    const wanted = projection.filter(({ internal }) => internal.includes(status)).map(({ unified }) => unified);
    const found = machine.leaves.filter((one) => one.status === status).map((one) => one.public);
    const told = (names: readonly string[]) => [...new Set(names)].sort().join(', ');
    return told(wanted) === told(found) ? [] : [`${status} shows ${told(wanted)}: is ${told(found)}`];
  });
}
