/** The coverage by machine, as a table for a terminal. Machines that nothing has reached are named too. */
export function summary(lifecycles, { coverage, walks, planned }, recipes) {
    const all = Object.keys(lifecycles).map((id) => coverage.of(id));
    const width = Math.max(...all.map(({ lifecycle }) => lifecycle.length));
    const rows = all
        .filter(({ taken }) => taken.length > 0)
        .map((one) => `${one.lifecycle.padEnd(width)}  ${percent(one).padStart(4)}  ${counts(one)}`);
    const none = all.filter(({ taken }) => taken.length === 0).map(({ lifecycle }) => lifecycle);
    const missing = all
        .filter((one) => one.taken.length > 0 && one.missing.length > 0)
        .flatMap((one) => [
        `${one.lifecycle}:`,
        ...one.missing.map((edge) => `  ${edge}${reasonOf(recipes, one.lifecycle, edge)}`),
    ]);
    return [
        `${walks} of ${planned} walks`,
        '',
        ...rows,
        ...(none.length > 0 ? ['', `Not walked: ${none.join(', ')}`] : []),
        ...(missing.length > 0 ? ['', 'Transitions that were not taken:', ...missing] : []),
        '',
    ].join('\n');
}
const reasonOf = (recipes, id, edge) => {
    const reason = recipes.find(({ lifecycle, beyond }) => lifecycle === id && beyond?.[edge] !== undefined)?.beyond?.[edge];
    return reason === undefined ? '' : `  (${reason})`;
};
const percent = ({ taken, transitions }) => `${Math.floor((taken.length / transitions) * 100)}%`;
const counts = ({ taken, transitions, refused, refusals }) => `${taken.length} of ${transitions} transitions, ${refused.length} of ${refusals} refusals`;
