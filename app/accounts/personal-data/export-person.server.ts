import { sql } from 'drizzle-orm'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { toWebStream } from '../../platform/base/web-stream'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { ObjectNotFound } from '../../platform/storage/storage-errors'
import { filesOf, gatherPerson } from './gather-person.server'
import { ownContacts } from './person-identifiers.server'
import type { Row } from './personal-rows.server'
import { readTableGraph } from './table-graph.server'

/** Columns with secrets or internal values, omitted from exports. */
const SECRET = /token|secret|password|hash|digest|submission|idempotency|public_key|credential|challenge|bucket/

type PersonFile = {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly size: number
}

interface PersonData {
  readonly records: Readonly<Record<string, readonly Row[]>>
  readonly files: readonly PersonFile[]
}

export async function findPerson(
  { db, config }: Pick<Services, 'db' | 'config'>,
  email: string,
  texts = true,
): Promise<PersonData> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '5min'`)
    const looked = { texts: texts ? sql`true` : sql`false`, keys: sql`true` }
    const person = await gatherPerson(tx, await readTableGraph(tx), email, ownContacts(config).phones, looked)
    const records: Record<string, Row[]> = {}
    for (const { table, rows } of person.personalRows.parts) {
      const shown = rows.map((row) => presentRow(table, row)).filter((row) => Object.keys(row).length > 0)
      if (shown.length > 0) records[table] = [...(records[table] ?? []), ...shown]
    }
    return { records, files: await findFiles(tx, filesOf(person)) }
  })
}

/** Omits mail bodies, which contain secret links. */
function presentRow(table: string, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !SECRET.test(name) && !(table === 'mails' && name === 'text')),
  )
}

async function findFiles(tx: Transaction, ids: readonly string[]): Promise<PersonFile[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<PersonFile>(sql`select id, key, name, size::int as size from files
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) and state = 'stored' and deleted_at is null
    order by created_at, id`)
  return rows
}

export function zipPerson({ storage }: Pick<Services, 'storage'>, person: PersonData): ReadableStream<Uint8Array> {
  return toWebStream(zipped(storage, person))
}

async function* zipped(storage: Services['storage'], { records, files }: PersonData): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = []
  const zip = new Zip((fault, bytes) => {
    if (fault) throw fault
    ready.push(bytes)
  })
  const json = new ZipDeflate('data.json')
  zip.add(json)
  json.push(strToU8(`${JSON.stringify(records, null, 2)}\n`), true)
  yield* ready.splice(0)
  for (const [place, { key, name }] of files.entries()) {
    const entry = new ZipPassThrough(`files/${place + 1}-${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')}`)
    zip.add(entry)
    try {
      for await (const bytes of await storage.read(key)) {
        entry.push(bytes)
        yield* ready.splice(0)
      }
    } catch (fault) {
      if (!(fault instanceof ObjectNotFound)) throw fault
    }
    entry.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
