import { unwatchFile, watchFile } from 'node:fs'
import { StartFailure } from '../base/errors'
import type { Log } from '../base/log.server'
import type { Config } from './config.server'

/** Polling notices every way of replacing a file, also in containers, where events do not. */
const EVERY = 1_000

/**
 * Reloads the site file when it changes. An invalid one is logged, and the settings stay.
 * @param use takes the new settings
 * @returns stops watching
 */
export function watchSiteFile(config: Config, log: Log, use: (config: Config) => void): () => void {
  const file = config.siteFile
  const onChange = () => {
    try {
      use(config.readAgain())
      log.info({ file }, 'the site file was read anew')
    } catch (fault) {
      if (!(fault instanceof StartFailure)) throw fault
      log.error({ file }, `the site file is not used before it is put right: ${fault.message}`)
    }
  }
  watchFile(file, { interval: EVERY, persistent: false }, onChange)
  return () => unwatchFile(file, onChange)
}
