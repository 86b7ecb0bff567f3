// Settings of the mutation tool; `mutations.ts` says what is mutated and which tests have to notice.
const { mutate, enough } = JSON.parse(process.env.MUTATIONS)

export default {
  mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutations.vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A changed constant of a module needs the whole program loaded again for each change.
  ignoreStatic: true,
  concurrency: 1,
  // A whole test file that hangs is a change noticed.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 20,
  // TypeScript 7 has no API to rewrite a tsconfig with, and none needs to be.
  tsconfigFile: 'none.json',
  tempDirName: 'build/mutations',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false, allowColor: false },
  thresholds: { break: enough },
}
