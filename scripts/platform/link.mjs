import { existsSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';

/** What the platform reads of the service that it runs. */
const FOLDERS = ['generated', 'docs', 'spec/versions', 'migrations/service', 'node_modules/@service/generated'];
/** Where they are in the service, if not at the same place. */
const PLACES = { 'migrations/service': 'migrations', 'node_modules/@service/generated': 'generated' };

const platform = import.meta.dirname;

/**
 * Links the folders of a service into this package: the platform's modules import the contract of the service by a path of
 * their own. Node and TypeScript follow the links, so that both see the service's own files.
 */
export function link(service) {
  for (const folder of FOLDERS) {
    const target = join(service, PLACES[folder] ?? folder);
    const place = join(platform, folder);
    mkdirSync(dirname(place), { recursive: true });
    const to = relative(dirname(place), target);
    if (isLinked(place, to)) continue;
    rmSync(place, { recursive: true, force: true });
    symlinkSync(to, place, process.platform === 'win32' ? 'junction' : 'dir');
  }
}

const isLinked = (place, to) =>
  lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(place) === to;

/** The service whose node_modules this package lies in: `<service>/node_modules/@paychart/platform`. */
const service = join(platform, '../../..');
if (process.argv[1] === import.meta.filename && existsSync(join(service, 'spec'))) link(service);
