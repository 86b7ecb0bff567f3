import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { AuditActor } from '../app/company/team/record-audit.server'
import { importLotsWithAudit } from '../app/lots/import/audited-import.server'
import { checkRecord, type ImportResult } from '../app/lots/import/import-lots.server'
import { KeyLines, rejectDuplicateKey } from '../app/lots/import/key-lines'
import { fieldsOfColumn } from '../app/lots/spreadsheets/lot-of-row.server'
import { type LotSheet, readLotSheet } from '../app/lots/spreadsheets/read-sheet.server'
import { defaultLanguage, type Language } from '../app/platform/i18n/languages'
import { teamTexts } from '../app/platform/i18n/messages.server'
import { type JsonRecord, readJsonRecords } from '../app/platform/services/json-records.server'
import type { Services } from '../app/platform/services/services.server'
import { findSuppliersByKey, leaksOfInput } from '../app/stock/guard/leaks-of-input.server'
import { columnOfField, touches } from '../app/stock/import-export/check-sheet.server'
import { describeRowError } from '../app/stock/import-export/describe-row-error'
import type { Leak } from '../app/stock/leaks/find-leaks'
import { complain, say } from './run-command'

/** Limits of a spreadsheet, which is held in memory, and of one lot in a JSON file. */
const MAX_BYTES = { sheet: 52_428_800, lot: 4_194_304 } as const
const MAX_SHOWN = 50
const LOOKED_AT_ONCE = 200

/** Source of lots; read twice, to validate and to write. */
interface Source {
  readonly records: () => AsyncIterable<JsonRecord> | Iterable<JsonRecord>
  readonly sheet: LotSheet | null
}

interface FileCheck {
  readonly valid: number
  readonly rejected: readonly (ImportResult & { readonly result: 'rejected' })[]
  readonly rejectedLines: ReadonlySet<number>
  /** First leaks as text, and their total number. */
  readonly leaks: readonly string[]
  readonly leaking: number
  readonly leakingLines: ReadonlySet<number>
  /** Identifies this set of leaks, so that an acknowledgement does not cover others. */
  readonly code: string
}

export interface ImportConsent {
  readonly yes: boolean
  readonly acknowledged: string | null
}

/**
 * `import FILE`: prints the interpretation and every problem by row before writing. If there are problems or leaks, it asks, or
 * requires `--yes` without a terminal, and skips those rows. Leaks are published only if acknowledged by code, as in the office.
 * @returns exit code; 1 also if rows with leaks were skipped
 */
export async function importFile(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  path: string,
  agreed: ImportConsent,
): Promise<number> {
  const source = await openSource(path, defaultLanguage(services.config.site))
  if (typeof source === 'string') return complain(source)
  if (source.sheet) say(describeColumns(source.sheet))
  const check = await checkFile(services, source)
  for (const problem of check.rejected) say(describe(problem, source.sheet))
  const rejected = check.rejectedLines.size
  if (rejected > check.rejected.length) say(`… and ${rejected - check.rejected.length} more.`)
  say(`Lots: ${check.valid} can be imported, ${rejected} cannot.`)
  if (check.valid === 0) return complain('Nothing was imported.')
  for (const leak of check.leaks) say(leak)
  if (check.leaking > check.leaks.length) say(`… and ${check.leaking - check.leaks.length} more.`)
  const held = agreed.acknowledged === check.code ? new Set<number>() : check.leakingLines
  if (check.leaking > 0) say(describeFindings(check, held.size > 0))
  const ready = check.valid - held.size
  if (ready === 0) return complain('Nothing was imported.')
  if ((rejected > 0 || held.size > 0) && !agreed.yes && !(await agrees(ready)))
    return complain('Nothing was imported. Correct the rows above, or add --yes to import the others without them.')
  return write(
    services,
    source,
    { ready, left: new Set([...check.rejectedLines, ...held]) },
    basename(path),
    held.size > 0,
  )
}

function describeFindings({ leaking, leakingLines, code }: FileCheck, areHeld: boolean): string {
  const found = `Findings that would reveal the supplier or the cost: ${leaking}; lots with them: ${leakingLines.size}`
  if (!areHeld) return `${found}. They are imported unchanged, because you added --acknowledge=${code}.`
  return `${found}. These lots are left out. Correct them, or add --acknowledge=${code} to publish them as they are.`
}

async function openSource(path: string, language: Language): Promise<Source | string> {
  if (!existsSync(path)) return `${path} does not exist.`
  const kind = extname(path).toLowerCase()
  if (['.ndjson', '.jsonl', '.json'].includes(kind)) {
    const records = async function* () {
      yield* (await readJsonRecords(createReadStream(path), MAX_BYTES.lot)).records
    }
    return { records, sheet: null }
  }
  if (!['.csv', '.txt', '.tsv', '.xlsx'].includes(kind))
    return `${path} is not a CSV, XLSX, NDJSON or JSON file. Save an old .xls file as .xlsx.`
  if ((await stat(path)).size > MAX_BYTES.sheet) return `${path} is larger than 50 MB. Split it, or send it as NDJSON.`
  const sheet = await readLotSheet(path, language).catch(() => null)
  if (!sheet) return `${path} has no row of headings such as "id", "title" and "quantity".`
  return { records: () => sheet.records, sheet }
}

async function checkFile(services: Pick<Services, 'db'>, source: Source): Promise<FileCheck> {
  let valid = 0
  let leaking = 0
  const leaks: string[] = []
  const rejectedLines = new Set<number>()
  const leakingLines = new Set<number>()
  const code = createHash('sha256')
  const keyLines = new KeyLines()
  for await (const record of source.records()) keyLines.add(checkRecord(record))
  const rejected: FileCheck['rejected'][number][] = []
  for await (const records of batches(source.records())) {
    const lots = records.flatMap((record) => {
      const checked = rejectDuplicateKey(checkRecord(record), keyLines)
      if ('lot' in checked) return [checked]
      if (rejectedLines.add(checked.line).size <= MAX_SHOWN) rejected.push(checked)
      return []
    })
    valid += lots.length
    const keys = lots.flatMap(({ lot }) => lot.externalId ?? [])
    const suppliers = await findSuppliersByKey(services, keys)
    for (const { line, lot } of lots)
      for (const leak of leaksOfInput(lot, suppliers.get(lot.externalId ?? ''))) {
        const text = describeLeak(leak, line, lot.externalId, source.sheet)
        if (leaking++ < MAX_SHOWN) leaks.push(text)
        leakingLines.add(line)
        code.update(`${text}\n`)
      }
  }
  return { valid, rejected, rejectedLines, leaks, leaking, leakingLines, code: code.digest('hex').slice(0, 12) }
}

async function* batches(records: AsyncIterable<JsonRecord> | Iterable<JsonRecord>): AsyncGenerator<JsonRecord[]> {
  let batch: JsonRecord[] = []
  for await (const record of records) {
    if (batch.push(record) < LOOKED_AT_ONCE) continue
    yield batch
    batch = []
  }
  yield batch
}

/** "Row 7 (P-12): Description: Email address "jonas@…" would be public." */
function describeLeak(
  { field, kind, found }: Leak,
  line: number,
  externalId: string | undefined,
  sheet: LotSheet | null,
): string {
  const { t } = teamTexts('en').localization
  const where = `${sheet ? 'Row' : 'Line'} ${line}${externalId ? ` (${externalId})` : ''}`
  return `${where}: ${(sheet && columnOfField(sheet, field)?.heading) ?? field}: ${t(`publish.leak.${kind}`)} "${found}" would be public.`
}

/** Interpretation of each column with its first parsed value: "12.600" may be ambiguous. */
function describeColumns({ columns, ambiguous, unknown, records, cell }: LotSheet): string {
  const known = columns.map((column) => {
    const { heading, field, language } = column
    const said = `  ${heading} -> ${field}${language === null ? '' : ` (${language})`}`
    const first = records.find(({ line }) => cell(line, column) !== '')
    const read = first && 'value' in first ? valueAt(first.value, fieldsOfColumn[field]) : undefined
    return read === undefined ? said : `${said}, as "${cell(first?.line ?? 0, column)}" is ${JSON.stringify(read)}`
  })
  const doubtful = ambiguous.map(
    ({ heading }) =>
      `  ${heading}: a number like "7.905" could mean 7905 or 7.905, and nothing else in the column tells which. Write it as 7905 or 7.91.`,
  )
  return [
    'Columns:',
    ...known,
    ...doubtful,
    ...unknown.map((heading) => `  ${heading} -> not recognised, ignored`),
  ].join('\n')
}

function describe(refused: FileCheck['rejected'][number], sheet: LotSheet | null): string {
  const { line, externalId } = refused
  const where = `${sheet ? 'Row' : 'Line'} ${line}${externalId ? ` (${externalId})` : ''}`
  return faultsOf(refused, sheet)
    .map(({ column, field, text }) => {
      if (!sheet || !column) return `${where}: ${field ? `${field}: ` : ''}${text}`
      return `${where}: ${column.heading} "${sheet.cell(line, column)}": ${text}`
    })
    .join('\n')
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), value)
}

function faultsOf({ errors, sameKey }: FileCheck['rejected'][number], sheet: LotSheet | null) {
  const { t, messages } = teamTexts('en').localization
  return Object.entries(errors).flatMap(([field, keys]) => {
    const column = sheet?.columns.find((one) => touches(fieldsOfColumn[one.field], field))
    return keys.map((key) => {
      const rows = key === 'validation.same_key' ? sameKey : undefined
      return { column, field, text: describeRowError({ key, field: column?.field, rows }, t, messages) }
    })
  })
}

async function agrees(ready: number): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Import the ${ready} valid lots and leave the others out? [y/N] `)
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

/** For the audit trail; the program cannot know who runs the command. */
const operator: AuditActor = { id: null, name: 'npm run lots', network: null }

interface Part {
  readonly ready: number
  readonly left: ReadonlySet<number>
}

async function write(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  source: Source,
  part: Part,
  name: string,
  isHeldBack: boolean,
): Promise<number> {
  const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0 }
  for await (const results of importLotsWithAudit(services, recordsOf(source, part), name, operator)) {
    for (const result of results) {
      counts[result.result]++
      // The validation pass cannot foresee errors of the database and of dates.
      if (result.result === 'rejected') say(describe(result, source.sheet))
    }
    showProgress(
      Object.values(counts).reduce((sum, count) => sum + count, 0),
      part.ready,
    )
  }
  const { created, updated, unchanged, rejected } = counts
  say(`${created} created, ${updated} updated, ${unchanged} unchanged, ${rejected + part.left.size} left out.`)
  return rejected > 0 || isHeldBack ? 1 : 0
}

async function* recordsOf({ records }: Source, { left }: Part): AsyncGenerator<JsonRecord> {
  for await (const record of records()) if (!left.has(record.line)) yield record
}

const BAR = 30

function showProgress(done: number, all: number): void {
  if (!process.stdout.isTTY) return
  const filled = Math.round((BAR * done) / all)
  process.stdout.write(
    `\r[${'#'.repeat(filled)}${' '.repeat(BAR - filled)}] ${done} of ${all}${done >= all ? '\n' : ''}`,
  )
}
