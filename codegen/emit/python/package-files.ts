import { readdirSync, readFileSync } from 'node:fs';
import type { SdkModel } from '../../model/sdk/calls.ts';
import { readme } from './readme.ts';
import { literal, quoted } from './text.ts';

const folder = new URL('./runtime/', import.meta.url);

/** The handwritten half of the package, as it goes there: with the version and the addresses of the contract. */
export function runtimeFiles(
  { servers }: SdkModel,
  version: string,
  apiVersion: string | undefined,
): [path: string, content: string][] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.py'));
  return names.sort().map((name) => {
    const source = readFileSync(new URL(name, folder), 'utf8');
    const text = name === 'contract.py' ? withContract(source, servers, version, apiVersion) : source;
    return [
      `src/paychart/_runtime/${name}`,
      `# Written by codegen from codegen/emit/python/runtime/${name}: edit that file.\n${text}`,
    ];
  });
}

function withContract(
  source: string,
  { test, live }: SdkModel['servers'],
  version: string,
  apiVersion: string | undefined,
): string {
  const named = apiVersion === undefined ? '' : `, "x-service-api-version": ${quoted(apiVersion)}`;
  return source
    .replace('/{VERSION}"}', `/{VERSION}"${named}}`)
    .replace('VERSION: str = "0.0.0"', `VERSION: str = ${quoted(version)}`)
    .replace('{"svc_test_": None, "svc_live_": None}', literal({ svc_test_: test ?? null, svc_live_: live ?? null }));
}

/** The files beside the sources. */
export function packageFiles({ homepage }: SdkModel, version: string): [path: string, content: string][] {
  return [
    ['pyproject.toml', pyproject(version, homepage)],
    ['README.md', readme],
    ['src/paychart/py.typed', ''],
    ['LICENSE', readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8')],
  ];
}

const pyproject = (version: string, homepage: string | undefined): string => `[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "paychart"
version = ${quoted(version)}
description = "The Paychart API: typed calls, narrowed errors, retries, idempotency, signing, paging, waits"
readme = "README.md"
requires-python = ">=3.10"
license = { text = "Apache-2.0" }
classifiers = ["Programming Language :: Python :: 3", "Typing :: Typed"]
dependencies = []
${homepage === undefined ? '' : `\n[project.urls]\nHomepage = ${quoted(homepage)}\n`}
[project.optional-dependencies]
async = ["httpx>=0.23"]

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
paychart = ["py.typed"]
`;
