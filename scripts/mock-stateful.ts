import { runCommand } from '../mock/src/command.ts';
import { cachedSnapshot } from '../mock/src/database/cached-snapshot.ts';

/** `npm run mock:stateful`: the package `@paychart/mock` from its sources, unbundled. */
await runCommand(async () => ({ snapshot: await cachedSnapshot() }));
