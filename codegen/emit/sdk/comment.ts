import type { SdkOperation } from './document.ts';

/** What an editor shows of an operation. */
export function commentOf(operation: SdkOperation, shared: ReadonlySet<string>): string {
  const { summary, description, method: verb, path, scopes, codes, deprecated } = operation;
  const own = codes.filter((code) => !shared.has(code));
  const blocks = [
    summary,
    description.trim(),
    `\`${verb} ${path}\`${scopes.length > 0 ? ` · scope ${scopes.join(', ')}` : ''}`,
    ...(own.length > 0 ? [`Errors of its own: ${own.join(', ')}`] : []),
    ...(deprecated ? ['@deprecated'] : []),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}
