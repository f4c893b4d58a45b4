/** Whether this module is one of the package, where modules are JavaScript. */
const isPacked = import.meta.filename.endsWith('.js');

/** How somebody calls a command: by the package, or by npm in the repository of the platform. */
export const called = (command: string, ...args: readonly string[]): string => {
  const words = args.join(' ');
  if (isPacked) return ['npx paychart', command, ...args].join(' ');
  return words === '' ? `npm run ${command}` : `npm run ${command} -- ${words}`;
};
