// Prints the failed tests of a report of Vitest, each with the beginning of its first message, and the files that could not
// be loaded. Runs on the machine's own Node, before and after anything is installed.
const { readFileSync } = require('node:fs');

const shown = 600;
const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
for (const file of report.testResults) {
  const failed = file.assertionResults.filter((test) => test.status === 'failed');
  for (const test of failed) {
    console.log(`${file.name}: ${test.fullName}`);
    console.log(String(test.failureMessages[0] ?? '').slice(0, shown));
  }
  if (file.status === 'failed' && failed.length === 0)
    console.log(`${file.name}: ${String(file.message).slice(0, shown)}`);
}
