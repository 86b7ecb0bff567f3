import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { inlineScripts } from './scripts/inline-scripts.ts'

/** Vitest hands Vite's conditions on to Node, and Node cannot load what some packages keep for bundlers under `module`. */
const nodeConditions: Plugin = {
  name: 'node-conditions',
  configResolved(config) {
    const { resolve } = config.ssr
    if (resolve?.conditions) resolve.conditions = resolve.conditions.filter((condition) => condition !== 'module')
  },
}

/** Journeys and starts of the program take minutes: begun last, one of them would keep one worker busy while the others have nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const isLong = (file: string) => /\/tests\/|\/backup\/|-s3\.test|guessing/.test(file)
    return [...files].sort((a, b) => Number(isLong(b.moduleId)) - Number(isLong(a.moduleId)))
  }
}

export default defineConfig({
  plugins: [reactRouter(), inlineScripts(), nodeConditions],
  resolve: { tsconfigPaths: true },
  test: {
    include: ['{app,server,tests,scripts}/**/*.test.{ts,tsx}'],
    // A limit ends what hangs. A busy machine takes ten times as long as an idle one, and no test may fail for that.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 300_000 } },
    // The program is loaded once per worker, not once per file: 350 of 994 s went into that.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Journeys wait for the browser a third of the time.
    maxWorkers: 3,
    // Read as text for the company's own colours.
    css: { include: [/tokens\.css/] },
    globalSetup: './tests/start-test-database.ts',
  },
})
