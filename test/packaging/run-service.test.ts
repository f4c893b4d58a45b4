import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { runService } from '../../scripts/platform/run-service.ts';

afterEach(() => vi.restoreAllMocks());

test.each(['start', 'serve', 'work', 'migrate'])('%s refuses options, which would have no effect', async (command) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runService(command, ['--port', '8090'])).toBe(1);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    `paychart ${command} takes no arguments: it reads PORT and its other settings from the environment\n`,
  );
});
