import type { Pool } from 'pg'
import { createContext } from 'react-router'
import { type Log, openLog } from '../base/log.server'
import { type Database, openDatabase } from '../database/database.server'
import { type NoticeBoard, openNoticeBoard } from '../database/listen-notices.server'
import { openReplicas, type Replicas } from '../database/read-replicas.server'
import { type ContentWatch, watchContent } from '../database/watch-content.server'
import type { MailTransport } from '../mail/mail.server'
import { openMailTransport } from '../mail/mail-transports.server'
import type { Config } from '../settings/config.server'
import { watchSiteFile } from '../settings/watch-site-file.server'
import { openStorage, type Storage } from '../storage/storage.server'
import { type Images, openImages } from '../workers/images.server'
import { openTypesetter, type Typesetter } from '../workers/typesetter.server'
import { openWorkerPools, type WorkerPools } from '../workers/worker-pools.server'
import { openSearchServer, type SearchServer } from './search-server.server'

/** Dependencies of every use case. Built once at start and passed as the first argument. */
export interface Services {
  /** Current settings: the site file may change while the program runs. */
  readonly config: Config
  readonly db: Database
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>
  /** Answer reads of the public catalogue, by {@link readCatalogue}. */
  readonly replicas: Replicas
  readonly content: ContentWatch
  readonly notices: NoticeBoard
  /** The external search engine; null: PostgreSQL searches alone. */
  readonly searchServer: SearchServer | null
  readonly storage: Storage
  readonly images: Images
  readonly typesetter: Typesetter
  readonly workerPools: WorkerPools
  readonly mail: MailTransport
  readonly log: Log
  readonly stopping: Stopping
  readonly jobs: Map<string, JobState>
  /** Tests move it. */
  readonly now: () => Date
  readonly close: () => Promise<void>
}

/** Whether the program has been asked to stop, so that balancers send nothing more. */
export interface Stopping {
  readonly begin: () => void
  readonly hasBegun: () => boolean
}

/** Times are those of `performance.now()`, which no clock change moves. */
export interface JobState {
  /** Milliseconds between two runs. */
  readonly every: number
  /** When it last ended well, or was started. */
  succeededAt: number
  failures: number
}

/** For pages: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>()

/** Opens database (migrated), storage and mail. @throws {StartFailure} with one line that says what to do */
export async function openServices(
  config: Config,
  overrides: Partial<Pick<Services, 'now' | 'log' | 'mail'>> = {},
): Promise<Services> {
  const log = overrides.log ?? openLog(config)
  const storage = await openStorage(config)
  const database = await openDatabase(config, log)
  const searchServer = openSearchServer(config.search, log)
  const mail = overrides.mail ?? openMailTransport(config)
  const images = openImages(log)
  const content = watchContent(database.connection, log)
  const replicas = openReplicas(
    config.databaseReadUrls,
    { pool: database.pool, vault: database.db.vault, content, max: config.databaseConnections },
    log,
  )
  const typesetter = openTypesetter(log)
  const workerPools = openWorkerPools()
  const notices = openNoticeBoard(database.connection, log)
  let current = config
  let isStopping = false
  const endWatch = watchSiteFile(config, log, (changed) => {
    current = changed
  })
  return {
    get config() {
      return current
    },
    db: database.db,
    pool: database.pool,
    replicas,
    content,
    notices,
    searchServer,
    storage,
    images,
    typesetter,
    workerPools,
    mail,
    log,
    stopping: {
      begin: () => {
        isStopping = true
      },
      hasBegun: () => isStopping,
    },
    jobs: new Map(),
    now: overrides.now ?? (() => new Date()),
    close: async () => {
      endWatch()
      await images.close()
      await typesetter.close()
      await workerPools.close()
      await mail.close()
      await searchServer?.close()
      await replicas.close()
      await content.close()
      await notices.close()
      await database.close()
    },
  }
}

/** Runs a read of the public catalogue on a replica if one has all of it, else on the primary. `work` may run twice. */
export function readCatalogue<Needed extends Pick<Services, 'db' | 'replicas'>, Result>(
  services: Needed,
  work: (reading: Needed) => Promise<Result>,
): Promise<Result> {
  return services.replicas.read((db) => work(db === null ? services : { ...services, db }))
}
