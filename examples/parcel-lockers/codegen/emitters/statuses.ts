import type { Emitter } from '@paychart/platform/codegen';

/** `generated/docs/statuses.md`: what each status means, for those who answer the carriers' questions. */
export const emit: Emitter = ({ lifecycles }) => {
  const rows = lifecycles.flatMap(({ id, leaves }) =>
    leaves.map(({ public: status, description }) => `| ${id} | ${status} | ${description} |`),
  );
  return [
    {
      path: 'generated/docs/statuses.md',
      madeFrom: rows,
      text: () => `| Lifecycle | Status | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
    },
  ];
};
