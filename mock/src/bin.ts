import { runCommand } from './command.ts';
import { packagedFiles } from './packaged-files.ts';

await runCommand(packagedFiles);
