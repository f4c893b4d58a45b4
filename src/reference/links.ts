/** Page addresses end in nothing when they are served, in `.html` when they are files, and in `.md` as text. */
export type Suffix = '' | '.html' | '.md';

/** Addresses as one page writes them: relative, so that they hold behind any prefix and on `file://`. */
export interface Links {
  /** The way from this page to the folder of all pages: `../`. */
  readonly root: string;
  /** `path` is a page's path below the root, empty for the start page; a path with an extension is a file. */
  to(path: string, anchor?: string): string;
}

/** A page, or a place on it. */
export interface Target {
  readonly path: string;
  readonly anchor?: string;
}

export const linksFrom = (here: string, suffix: Suffix): Links => {
  const root = '../'.repeat(here.split('/').length - 1);
  return {
    root,
    to: (path, anchor) => {
      const fragment = anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`;
      if (path === here && anchor !== undefined) return fragment;
      return `${root}${fileOf(path, suffix) || (root === '' ? './' : '')}${fragment}`;
    },
  };
};

/** The file or address of a page below the root. */
export const fileOf = (path: string, suffix: Suffix): string => {
  if (isAsset(path)) return path;
  if (suffix === '') return path;
  return `${path === '' || path.endsWith('/') ? `${path}index` : path}${suffix}`;
};

export const isAsset = (path: string): boolean => /\.(css|js|svg)$/.test(path);

export const pathTo = {
  operation: (id: string): string => `operations/${id}`,
  tag: (slug: string): string => `tags/${slug}`,
  schema: (name: string): string => `schemas/${name}`,
  webhook: (type: string): string => `webhooks/${type}`,
  lifecycle: (id: string): string => `lifecycles/${id}`,
  guide: (name: string): string => ADDRESSES[name] ?? `guides/${name}`,
} as const;

/** A guide whose address was published elsewhere: the Link header of deprecated answers names it (D-181). */
const ADDRESSES: Readonly<Record<string, string>> = { 'migrate-to-intents': 'payments/migrate-to-intents' };

/** Ids that links lead to; states and events of one machine share the page. */
export const stateAnchor = (name: string): string => `state-${name}`;
export const eventAnchor = (name: string): string => `event-${name}`;
