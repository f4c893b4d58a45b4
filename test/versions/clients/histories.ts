import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { JsonObject } from '../../../codegen/load/json.ts';
import type { Version, VersionChange } from '../../../codegen/versions/change.ts';
import { type Compiled, compile } from '../../../codegen/versions/compile.ts';

const FOLDER = 'spec/versions';

/** The contract of today, as clients read it. */
export const newestDocument = (): JsonObject =>
  JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;

/** The versions in spec/versions with their changes, from the oldest to the newest. */
export const ownVersions = (): Version[] =>
  readdirSync(FOLDER)
    .filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name))
    .sort()
    .map((date, at, dates) =>
      versionOf(
        date,
        readdirSync(`${FOLDER}/${date}`)
          .filter((name) => name.endsWith('.yaml') && name !== 'version.yaml')
          .sort()
          .flatMap((name) => {
            const { changes } = load(readFileSync(`${FOLDER}/${date}/${name}`, 'utf8')) as { changes: VersionChange[] };
            return changes;
          }),
        at === dates.length - 1 ? undefined : '2027-12-01',
      ),
    );

/** A version that differs from the one before it by these changes. */
export const versionOf = (date: string, changes: readonly VersionChange[], sunset: string | undefined): Version => ({
  date,
  release: date,
  sunset,
  isPublished: true,
  files: [
    {
      file: `${FOLDER}/${date}/changes.yaml`,
      summary: '',
      upgrade: '',
      changes,
      place: { file: FOLDER },
      hasFunctions: changes.some(({ kind }) => kind === 'computed'),
    },
  ],
});

/** Conversions and documents of a history; a change that does not apply fails. */
export const compiled = (newest: JsonObject, versions: readonly Version[]): Compiled =>
  compile(newest, versions, (_file, error) => {
    throw error;
  });
