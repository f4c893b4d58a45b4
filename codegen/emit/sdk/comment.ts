import type { SdkOperation } from '../../model/sdk/document.ts';

/** Returns the comment that an editor shows for an operation of a client. */
export function commentOf(operation: SdkOperation, shared: ReadonlySet<string>): string {
  const { summary, description, method: verb, path, scopes, codes, deprecated } = operation;
  const own = codes.filter((code) => !shared.has(code));
  const blocks = [
    summary,
    description.trim(),
    `\`${verb} ${path}\`${scopes.length > 0 ? ` · scope ${scopes.join(', ')}` : ''}`,
    ...(own.length > 0 ? [`Errors beside the common ones: ${own.join(', ')}`] : []),
    ...(deprecated === undefined ? [] : [deprecatedTag(deprecated)]),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Returns the comment of the same operation as a function of its own, with a reference to the rest. */
export const briefCommentOf = ({ summary, sdkName, deprecated }: SdkOperation): string =>
  `${summary}: \`${sdkName.namespace}.${sdkName.member}\` of a client.${deprecated === undefined ? '' : `\n\n${deprecatedTag(deprecated)}`}`;

/** `Deprecated.` alone is that of a contract without schedules. */
const deprecatedTag = (notice: string): string =>
  `@deprecated ${notice === 'Deprecated.' ? '' : notice.replace(/^Deprecated s/, 'S')}`.trimEnd();
