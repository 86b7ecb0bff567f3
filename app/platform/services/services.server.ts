import { createContext } from 'react-router'
import { type Log, openLog } from '../base/log.server'
import { type Database, openDatabase } from '../database/database.server'
import { type NoticeBoard, openNoticeBoard } from '../database/listen-notices.server'
import { type ContentWatch, watchContent } from '../database/watch-content.server'
import type { MailTransport } from '../mail/mail.server'
import { openMailTransport } from '../mail/mail-transports.server'
import type { Config } from '../settings/config.server'
import { watchSiteFile } from '../settings/watch-site-file.server'
import { openStorage, type Storage } from '../storage/storage.server'
import { type Images, openImages } from '../workers/images.server'
import { openTypesetter, type Typesetter } from '../workers/typesetter.server'
import { openWorkshop, type Workshop } from '../workers/workshop.server'

/** What every use case may ask for. Built once at start and passed as the first argument. */
export interface Services {
  /** The settings as they are now: the site file may change while the program runs. */
  readonly config: Config
  readonly db: Database
  readonly content: ContentWatch
  readonly notices: NoticeBoard
  readonly storage: Storage
  readonly images: Images
  readonly typesetter: Typesetter
  readonly workshop: Workshop
  readonly mail: MailTransport
  readonly log: Log
  /** The current time. Tests move it. */
  readonly now: () => Date
  /** Lets go of everything that was opened, the embedded database last. */
  readonly close: () => Promise<void>
}

/** How pages get at the services: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>()

/**
 * Opens database (migrated), storage and mail as the settings say.
 * @throws {StartFailure} with one line that says what to do, when one of them cannot be reached.
 */
export async function openServices(
  config: Config,
  overrides: Partial<Pick<Services, 'now' | 'log' | 'mail'>> = {},
): Promise<Services> {
  const log = overrides.log ?? openLog(config)
  const storage = await openStorage(config)
  const database = await openDatabase(config, log)
  const mail = overrides.mail ?? openMailTransport(config)
  const images = openImages(log)
  const content = watchContent(database.connection, log)
  const typesetter = openTypesetter(log)
  const workshop = openWorkshop()
  const notices = openNoticeBoard(database.connection, log)
  let current = config
  const endWatch = watchSiteFile(config, log, (changed) => {
    current = changed
  })
  return {
    get config() {
      return current
    },
    db: database.db,
    content,
    notices,
    storage,
    images,
    typesetter,
    workshop,
    mail,
    log,
    now: overrides.now ?? (() => new Date()),
    close: async () => {
      endWatch()
      await images.close()
      await typesetter.close()
      await workshop.close()
      await mail.close()
      await content.close()
      await notices.close()
      await database.close()
    },
  }
}
