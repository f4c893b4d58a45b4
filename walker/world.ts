import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Lifecycle } from './contract.ts';
import { curlLines, signingLine } from './curl.ts';
import type { Answer, Deployment } from './deployment.ts';
import { Difference } from './difference.ts';
import { PATIENCE_MS } from './patience.ts';
import type { Recipe, Signing, Step } from './recipe.ts';
import { isSigning, signatureOf } from './signing.ts';
import { filled, type Values, valueAt } from './values.ts';

/** What one walk knows and has done: each has tenants of its own, so that walks do not meet. */
export class World {
  readonly values: Values;
  readonly lines: string[] = [];
  private readonly deployment: Deployment;

  constructor(deployment: Deployment, seed: number) {
    this.deployment = deployment;
    // Random beside the seed, so that a second run with the same seed meets nobody of the first.
    const unique = `${seed}-${Date.now().toString(36)}-${randomInt(1_000_000)}`;
    // The digits are for what has to be short.
    const digits = `${randomInt(200, 1000)}${String(randomInt(10_000)).padStart(4, '0')}`;
    this.values = new Map([
      ['unique', unique],
      ['digits', digits],
      ['phone', `+1555${digits}`],
    ]);
    for (const [name, value] of this.values) this.lines.push(`${name}='${value}'`);
  }

  /** @throws {Difference} if it is not answered as the step says. */
  async take(step: Step | Signing): Promise<void> {
    if (isSigning(step)) return this.sign(step);
    this.lines.push(curlLines(step, this.deployment.operation(step.call)));
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const { status, body } = await this.ask(step);
      if (this.isOver(step, status, body)) {
        for (const [name, path] of Object.entries(step.keep ?? {})) this.keep(step, name, valueAt(body, path));
        return;
      }
      if (performance.now() > until) throw new Difference(`${step.call} does not come to ${wanted(step)} in time`);
      await delay(50);
    }
  }

  private async sign(step: Signing): Promise<void> {
    this.lines.push(signingLine(step));
    this.values.set(
      step.keep,
      await signatureOf(step.sign, filled(step.of, this.values) as string, this.value(step.by)),
    );
  }

  /** One request, whatever the answer. */
  ask({ call, as, with: input }: Pick<Step, 'call' | 'as' | 'with'>): Promise<Answer> {
    const credential = as === undefined ? undefined : this.values.get(as);
    if (as !== undefined && credential === undefined) throw new Error(`The walk knows no credential ${as} here`);
    return this.deployment.call(call, {
      credential,
      input: filled(input ?? {}, this.values) as Record<string, unknown>,
    });
  }

  value(name: string): string {
    return filled(`{{${name}}}`, this.values) as string;
  }

  private isOver({ call, refused, orRefused, until }: Step, status: number, body: unknown): boolean {
    const code = valueAt(body, 'code');
    if (refused !== undefined) {
      if (code === refused) return true;
      throw new Difference(`${call} answers ${status} ${String(code ?? '')} instead of ${refused}`);
    }
    if (status >= 400 && code === orRefused) return until === undefined;
    if (status >= 400) throw new Difference(`${call} answers ${status} ${String(code ?? '')}: ${messageOf(body)}`);
    if (until === undefined) return true;
    const value = valueAt(body, until.at);
    if (until.isNot !== undefined && String(value) === filled(until.isNot, this.values)) return false;
    return until.is === undefined ? value !== undefined && value !== null : String(value) === until.is;
  }

  private keep({ call }: Step, name: string, value: unknown): void {
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new Difference(`${call} answers nothing that could be kept as ${name}`);
    }
    this.values.set(name, String(value));
  }
}

const wanted = ({ until }: Step): string => `${until?.at ?? ''}${until?.is === undefined ? '' : ` = ${until.is}`}`;

const messageOf = (body: unknown): string => {
  const message = valueAt(body, 'message');
  const details = valueAt(body, 'details');
  return `${typeof message === 'string' ? message : ''}${details === undefined ? '' : ` ${JSON.stringify(details)}`}`;
};

/** A walk under way: the resource of a recipe, and what its lifecycle says of it. */
export interface Walked {
  readonly recipe: Recipe;
  readonly lifecycle: Lifecycle;
  readonly world: World;
}
