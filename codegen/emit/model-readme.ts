import type { Product } from '../load/product/product.ts';
import type { Lifecycle } from '../model/model.ts';

/** The front page of the package of lifecycles: that of spec/readmes, or one that fits any contract. */
export const modelReadme = (product: Product, lifecycles: readonly Lifecycle[]): string =>
  product.readmes.model ?? general(product, lifecycles[0]?.id ?? 'name');

const general = ({ name, packageScope, keyPrefix }: Product, first: string): string => `# ${packageScope}/model

The lifecycles of the ${name} API as data. Every deployment serves the same at \`/lifecycles.json\`, and one of them at
\`/lifecycles/<name>.json\`.

\`\`\`js
import { lifecycles } from '${packageScope}/model';

const { states, transitions, refused, paths, mermaid, xstate } = lifecycles['${first}'];
\`\`\`

- \`states\`: the status that is shown, whether the resource rests there, passes through or has ended, and what it means.
- \`events\`: who sends each: an operation, a provider, an operator, a deadline, the service, or a control of the
  sandbox.
- \`transitions\`: from, event, to, and the guard by its name and in words.
- \`refused\`: every pair of a state and an event that is not taken, with the code that each operation answers, and the
  operations that answer the resource unchanged.
- \`deadlines\`: the field that has the time, and the event that is sent then.
- \`paths\`: ways from the beginning that take every transition.
- \`mermaid\`: a state diagram. \`xstate\`: a configuration for \`createMachine\` of XState 5, which Stately's tools draw.

## Walk a sandbox

\`\`\`sh
npx ${packageScope}/model walk --url https://sandbox.example --key ${keyPrefix}test_... --report walk.html
npx ${packageScope}/model conform events.ndjson
\`\`\`

\`walk\` knows nothing of a deployment but its address. It reads \`/lifecycles.json\` and \`/openapi.json\` there, takes the
transitions that operations and controls of the sandbox can bring about, and tries what has to be refused. It prints the
coverage of each lifecycle. At the first difference it prints the shortest path to it as commands of a shell, and exits
with 1. \`conform\` reads a recorded feed of events, or that of a deployment with \`--feed\`, and names each resource whose
history its lifecycle does not allow.

\`walk --scenario scenario.yaml\` plays a sequence instead. Scenario files need the packages \`yaml\` and \`ajv\`.

The package works with \`import\` and \`require\`, and depends on nothing.
`;
