import { readdirSync, readFileSync } from 'node:fs';
import { namedAfter } from '../../load/product/product.ts';
import type { SdkModel } from '../../model/sdk/calls.ts';
import { isServed } from '../../model/sdk/parts.ts';
import { pythonReadme } from './readme.ts';
import { literal, quoted } from './text.ts';

const folder = new URL('./runtime/', import.meta.url);

/** The handwritten half of the package, as it goes there: with the version and the addresses of the contract. */
export function runtimeFiles(
  sdk: SdkModel,
  version: string,
  apiVersion: string | undefined,
): [path: string, content: string][] {
  const { servers, product } = sdk;
  const names = readdirSync(folder).filter((name) => name.endsWith('.py') && isServed(sdk, name));
  return names.sort().map((name) => {
    const template = readFileSync(new URL(name, folder), 'utf8');
    const source = name === 'contract.py' ? withContract(template, servers, version, apiVersion) : template;
    const text = namedAfter(product, source);
    return [
      `src/${product.pythonPackage}/_runtime/${name}`,
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
export function packageFiles(sdk: SdkModel, version: string): [path: string, content: string][] {
  return [
    ['pyproject.toml', pyproject(version, sdk)],
    ['README.md', pythonReadme(sdk)],
    [`src/${sdk.product.pythonPackage}/py.typed`, ''],
    ['LICENSE', readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8')],
  ];
}

const pyproject = (version: string, { homepage, product: { name, pythonPackage } }: SdkModel): string => `[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = ${quoted(pythonPackage)}
version = ${quoted(version)}
description = ${quoted(`The ${name} API: typed calls, narrowed errors, retries, idempotency, signing, paging, waits`)}
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
${pythonPackage} = ["py.typed"]
`;
