import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPackage } from '../mock/build/package.ts';
import { buildPlatform } from './platform/build.ts';
import { billOf } from './release/bill-of-materials.ts';
import { sectionOf } from './release/changelog.ts';
import { unwantedOf } from './release/contents.ts';
import { pack } from './release/pack.ts';
import { PACKAGES, PLATFORM } from './release/packages.ts';
import { provenanceOf } from './release/provenance.ts';
import { packPython } from './release/python.ts';
import { promiseFaults, taggedVersion, versionFaults } from './release/versions.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run release -- --dry-run [--to <folder>]
       npm run release

Packs the four packages of npm and the one of Python, and checks what is in them and that all of it has one version with an entry in CHANGELOG.md. Writes
the archives, a bill of materials (CycloneDX) and a statement of provenance (in-toto, SLSA) for each. Without --dry-run it asks
for a clean work tree at the tag of the version whose contract is kept in spec/versions, and publishes the archives: those of npm by npm, and those of Python by twine.`);

const root = fileURLToPath(new URL('../', import.meta.url));
const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, to: { type: 'string', default: join(root, 'release') } },
});

const stop = (faults: readonly string[]): void => {
  if (faults.length === 0) return;
  process.stderr.write(`${faults.map((fault) => `- ${fault}`).join('\n')}\nNothing is released.\n`);
  process.exit(1);
};

const writeDocument = (path: string, document: unknown): void =>
  writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const section = sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
stop([
  ...versionFaults(root, version),
  ...(section === undefined ? [`CHANGELOG.md has no section "## ${version}"`] : []),
  ...(values['dry-run'] ? [] : [...promiseFaults(root, version), ...taggedVersion(root, version)]),
]);
say(`Version ${version}; its section in CHANGELOG.md has ${section?.split('\n').length} lines.`);

const bundled = await buildPackage(join(root, 'mock/dist'));
rmSync(values.to, { recursive: true, force: true });
mkdirSync(values.to, { recursive: true });
buildPlatform(root, join(root, PLATFORM.folder));
const archives = [...PACKAGES, PLATFORM].map((one) => {
  const packed = pack(root, one, values.to);
  stop(unwantedOf(one, packed));
  return { packed, held: one.bundles ? bundled : [] };
});
const wheels = packPython(root, values.to);
for (const { packed, held } of [...archives, ...wheels.map((packed) => ({ packed, held: [] }))]) {
  const base = join(values.to, packed.filename.replace(/\.tgz$/, ''));
  writeDocument(`${base}.cdx.json`, billOf(root, packed, held));
  writeDocument(`${base}.intoto.json`, provenanceOf(root, packed));
  say(
    `${packed.filename}: ${packed.files.length} files, ${Math.ceil(packed.bytes / 1024)} kB, sha512 ${packed.sha512.slice(0, 16)}…`,
  );
}
if (values['dry-run']) say(`Dry run: nothing is published. The archives are in ${values.to}.`);
else {
  for (const { packed } of archives) publish(packed.path);
  execFileSync('python3', ['-m', 'twine', 'upload', ...wheels.map(({ path }) => path)], { stdio: 'inherit' });
}

/** npm signs the provenance with the identity of the CI job that runs this. */
function publish(archive: string): void {
  execFileSync('npm', ['publish', archive, '--access', 'public', '--provenance'], { stdio: 'inherit' });
}
