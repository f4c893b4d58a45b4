import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { parsePointer } from '../load/pointer.ts';
import { formatFindings } from '../load/positions.ts';
import type { Profile } from '../load/product/product.ts';
import { DOCUMENT_FILE, ROOT_FILE } from '../load/root.ts';
import { redoclyOff } from './profiles.ts';

/**
 * Redocly's own rules on the multi-file document: what holds of any OpenAPI document. Off are those whose work
 * the generator does with better knowledge (error responses, operationIds and security, which webhooks have none of), and
 * one that takes the rules of `allOf` for objects; ambiguous are two pairs of paths that the documents themselves give
 * (B 4.4, B 4.6): a word wins over a parameter.
 */
export const lintWithRedocly = async (root: string, profile: Profile): Promise<string[]> => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'operation-4xx-response': 'off',
      'operation-operationId': 'off',
      'security-defined': 'off',
      'no-required-schema-properties-undefined': 'off',
      'no-server-example.com': 'off',
      'no-ambiguous-paths': 'off',
      'path-not-include-query': 'error',
      'no-identical-paths': 'error',
      'operation-operationId-url-safe': 'error',
      'operation-tag-defined': 'error',
      'tags-alphabetical': 'off',
      'tag-description': 'error',
      ...redoclyOff(profile),
    },
  });
  const problems = await lint({ ref: join(root, ROOT_FILE), config });
  return formatFindings(
    root,
    problems.map(({ message, ruleId, location }) => {
      const [place] = location;
      const named = place?.source.absoluteRef.replace(`${root}/`, '') ?? ROOT_FILE;
      const file = named === ROOT_FILE ? DOCUMENT_FILE : named;
      // A key of a list is a number to `yaml`.
      const path = parsePointer(place?.pointer ?? '').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      return { place: { file, path }, message, rule: `redocly ${ruleId}` };
    }),
  );
};
