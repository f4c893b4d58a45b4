/**
 * API keys of the environment by the name that a call gives to `as`: `LOCKERS_API_KEY` is the key named default, and
 * `LOCKERS_API_KEY_COURIER` the one named courier, where the variables of the product begin with `LOCKERS_`.
 */
export function keysOf(
  variables: Readonly<Record<string, string | undefined>>,
  prefix: string,
): ReadonlyMap<string, string> {
  const variable = `${prefix}API_KEY`;
  const found = Object.entries(variables).flatMap(([name, key]): [string, string][] => {
    if (!key || !name.startsWith(variable)) return [];
    const rest = name.slice(variable.length);
    if (rest === '') return [['default', key]];
    return /^_[A-Z0-9_]+$/.test(rest) ? [[rest.slice(1).toLowerCase(), key]] : [];
  });
  return new Map(found.toSorted(([a], [b]) => Number(b === 'default') - Number(a === 'default')));
}
