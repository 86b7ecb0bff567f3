import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartFailure } from '../base/errors'
import type { Log } from '../base/log.server'
import type { Config } from './config.server'

/** Polling notices every way of replacing a file, also in containers, where events do not. */
const EVERY = 1_000

/** Reloads the site file when it or a file of the folder `brand` changes. An invalid one is logged, and the settings stay. @returns stops watching */
export function watchSiteFile(config: Config, log: Log, use: (config: Config) => void): () => void {
  const file = config.siteFile
  let known = stateOf(file)
  const look = setInterval(() => {
    const state = stateOf(file)
    if (state === known) return
    known = state
    try {
      use(config.readAgain())
      log.info({ file }, 'the site file was reloaded')
    } catch (fault) {
      if (!(fault instanceof StartFailure)) throw fault
      log.error({ file }, `the site file is not used until it is corrected: ${fault.message}`)
    }
  }, EVERY).unref()
  return () => clearInterval(look)
}

function stateOf(file: string): string {
  const folder = join(dirname(file), 'brand')
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder).sort() : []
  return [file, ...names.map((name) => join(folder, name))]
    .map((path) => {
      const found = statSync(path, { throwIfNoEntry: false })
      return `${path} ${found?.ino} ${found?.size} ${found?.mtimeMs}`
    })
    .join('\n')
}
