import { foundSandbox } from '../../src/app/main.ts';
import { cutText } from '../../src/platform/cut-text.ts';
import type { Engine } from '../../src/platform/lifecycle/engine.ts';

/** A tenant for each test: what one writes, no other one sees. */
export class Worlds {
  readonly #engine: Engine;
  readonly #known = new Map<string, Promise<string>>();
  #count = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The API key of the world of this name: a tenant with 1,000.00 USD that nobody else has. The same until `forget`. */
  keyOf(name: string): Promise<string> {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#count += 1;
    const found = foundSandbox(this.#engine, {
      name: cutText(`World ${name}`, 100),
      email: `owner@world-${this.#count}.test`,
    });
    this.#known.set(name, found);
    // One that could not be founded is tried again.
    found.catch(() => this.#known.delete(name));
    return found;
  }

  /** Each name gets another tenant from now on. */
  forget(): void {
    this.#known.clear();
  }
}
