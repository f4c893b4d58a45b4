import type { Product } from '../load/product/product.ts';
import type { Emitter } from './emitter.ts';

const PATH = 'generated/contract/product.ts';
const DATA = 'generated/product.json';

/** The names and texts of product.yaml: `generated/contract/product.ts` for code, `generated/product.json` for pages. */
export const emitProduct: Emitter = ({ product }) => {
  const shown = shownOf(product);
  const data = JSON.stringify(shown, undefined, 2);
  return [
    { path: PATH, madeFrom: shown, text: () => `${HEAD}${data};\n` },
    { path: DATA, madeFrom: shown, text: () => `${data}\n` },
  ];
};

const HEAD = `// Written by codegen from product.yaml. Do not edit.

/** What the product is called. */
export interface Product {
  readonly name: string;
  /** In names of services, user agents and files. */
  readonly slug: string;
  readonly packageScope: string;
  readonly clientName: string;
  readonly pythonPackage: string;
  readonly environmentPrefix: string;
  readonly keyPrefix: string;
  readonly headerPrefix: string;
  readonly databaseRolePrefix: string;
  /** What the service is for. */
  readonly about: string;
  /** A guide of docs/guides. */
  readonly firstGuide?: string;
  readonly quickStart?: { readonly key: string; readonly before: string; readonly after: string; readonly commands: string };
}

export const product: Product = `;

const shownOf = ({ profile: _, platform: _platform, readmes: _readmes, ...shown }: Product) => shown;
