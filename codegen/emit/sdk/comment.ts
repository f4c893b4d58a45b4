import type { SdkOperation } from './document.ts';

/** What an editor shows of an operation that a client has. */
export function commentOf(operation: SdkOperation, shared: ReadonlySet<string>): string {
  const { summary, description, method: verb, path, scopes, codes, deprecated } = operation;
  const own = codes.filter((code) => !shared.has(code));
  const blocks = [
    summary,
    description.trim(),
    `\`${verb} ${path}\`${scopes.length > 0 ? ` · scope ${scopes.join(', ')}` : ''}`,
    ...(own.length > 0 ? [`Errors beside the common ones: ${own.join(', ')}`] : []),
    ...(deprecated ? ['@deprecated'] : []),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** What it shows of the same operation as a function of its own: where the rest is said. */
export const briefCommentOf = ({ summary, sdkName, deprecated }: SdkOperation): string =>
  `${summary}: \`${sdkName.namespace}.${sdkName.member}\` of a client.${deprecated ? '\n\n@deprecated' : ''}`;
