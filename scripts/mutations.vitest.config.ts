import { matchesGlob, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { BaseSequencer, type PoolWorker } from 'vitest/node'
import config from '../vitest.config.ts'
import { KeptWorker } from './kept-worker.ts'

const { tests } = JSON.parse(process.env.MUTATIONS ?? '{"tests":[]}') as { tests: string[] }

/** In the order of the subject's tests, where the cheap ones come first: the first that fails ends a run. */
class CheapestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const place = (file: string) => tests.findIndex((glob) => matchesGlob(relative(process.cwd(), file), glob))
    return files.toSorted((one, other) => place(one.moduleId) - place(other.moduleId))
  }
}

/** Set by a plugin, because Stryker overrides the pool of the config file. */
const keepWorker: Plugin = {
  name: 'keep-worker',
  configureVitest({ project }) {
    let worker: PoolWorker | undefined
    project.config.pool = 'kept'
    project.config.poolRunner = {
      name: 'kept',
      createPoolWorker: (options) => {
        worker ??= new KeptWorker(options)
        return worker
      },
    }
  },
}

export default {
  ...config,
  plugins: [...(config.plugins ?? []), keepWorker],
  test: {
    ...config.test,
    include: tests,
    maxWorkers: 1,
    sequence: { sequencer: CheapestFirst },
    setupFiles: fileURLToPath(new URL('without-mutation.ts', import.meta.url)),
  },
}
