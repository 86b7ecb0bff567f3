import { randomUUIDv7 } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import type { Granted } from '../../company/team/team-rights'
import type { OfficeFormArgs } from '../../inbox/office/answer-office-form.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { type BulkEditResult, editLots, undoLots } from '../../lots/lots/edit-lots.server'
import { findLots } from '../../lots/lots/find-lots.server'
import { findLotsToEdit, type LotToEdit, titleOf } from '../../lots/lots/find-lots-to-edit.server'
import { type PriceFault, priceFault } from '../../lots/lots/lot-figures'
import { type LotInput, lotSchema } from '../../lots/lots/lot-schema'
import { inBatches } from '../../platform/base/batches'
import { isId } from '../../platform/base/is-id'
import { fieldErrors, parseInput } from '../../platform/base/parse-input'
import { refusalOf } from '../../platform/forms/answer-form.server'
import { readForm } from '../../platform/http/form-body.server'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import { pageAddress } from '../../platform/i18n/page-address'
import type { Services } from '../../platform/services/services.server'
import { askSuppliersNow } from '../availability/ask-now.server'
import { findLeaksOfLot, isPublicLot } from '../guard/guard-edit.server'
import { type BulkChange, bulkFields, bulkSchema, MAX_AT_ONCE, MAX_SENT, seenLotsSchema } from './bulk-change'
import { findVersions } from './find-team-lots.server'
import { parseLotsQuery } from './lots-query'

export interface BulkAnswer {
  readonly reason: string | null
  readonly preview: BulkPreview | null
}

export async function handleBulkForm(args: OfficeFormArgs) {
  const { services, colleague, language, costs } = officeContext(args)
  const writer = { actionId: randomUUIDv7(), ...colleague }
  const answer = (status: number, part: Partial<BulkAnswer>) =>
    data({ reason: null, preview: null, ...part } satisfies BulkAnswer, { status })
  try {
    const fields = await readForm(args.request)
    const undo = String(fields.get('undo') ?? '')
    if (isId(undo)) {
      const edited = await undoLots(services, undo, writer)
      await auditEdit(services, { undone: undo }, edited, writer)
      return redirectBack(args.request, { undone: true, id: writer.actionId }, edited)
    }
    const named = await chosen(services, args.request, fields)
    if (fields.get('change') === 'send') {
      const sent = parseInput(seenLotsSchema.max(MAX_SENT, 'validation.too_many'), named)
      return redirectToMailing(services, sent, language)
    }
    const seen = parseInput(seenLotsSchema, named)
    if (fields.get('change') === 'ask') {
      const ids = seen.map(({ id }) => id)
      const { asked, others } = await askSuppliersNow(services, ids, writer)
      return redirectWith(args.request, { did: writer.actionId, asked: String(asked), others: String(others) })
    }
    const change = parseInput(bulkSchema, Object.fromEntries(fields))
    if (fields.get('intent') !== 'apply')
      return answer(200, { preview: await preview(services, { fields, seen, change }, { language, costs }) })
    const leaking = await findLeaking(services, seen, change, language)
    const open = seen.filter(({ id }) => !leaking.has(id))
    const edited = await editLots(services, open, (lot) => bulkFields(change, lot, services.now()), writer)
    const refused = [...edited.refused, ...[...leaking.values()].map((reference) => ({ reference, errors: {} }))]
    const filter = fields.get('all') === 'on' ? { filter: new URL(args.request.url).search } : {}
    await auditEdit(services, { ...change, ...filter }, { ...edited, refused }, writer)
    return redirectBack(args.request, { undone: false, id: writer.actionId }, { ...edited, refused })
  } catch (fault) {
    const { status, reason } = refusalOf(fault)
    return answer(status, { reason })
  }
}

/** One entry for the whole edit; the history of each lot has what it was before and after. */
async function auditEdit(
  { db, now }: Pick<Services, 'db' | 'now'>,
  what: Readonly<Record<string, unknown>>,
  { changed, missed, refused }: BulkEditResult,
  writer: AuditActor & { readonly actionId: string },
): Promise<void> {
  const details = { ...what, changed, missed, refused: refused.map(({ reference }) => reference) }
  await recordAudit(db, { action: 'lots.edited', aboutId: writer.actionId, about: '', details }, writer, now())
}

async function redirectToMailing(services: Services, seen: readonly { readonly id: string }[], language: Language) {
  const lots = await findLots(
    services,
    seen.map(({ id }) => id),
  )
  const search = new URLSearchParams(lots.map(({ reference }) => ['lot', reference]))
  const page = pageAddress('/:lang/team/mailings/new', language)
  return redirect(`${page}?${search}`, { status: 303 })
}

/** All lots that match the list on any page, in their current version, or the selected ones. */
async function chosen(services: Services, request: Request, fields: FormData): Promise<unknown[]> {
  if (fields.get('all') !== 'on') return fields.getAll('lot')
  const query = { ...parseLotsQuery(new URL(request.url).searchParams), after: null }
  const found = await findVersions(services, query, MAX_AT_ONCE)
  return found.map(({ id, version }) => `${id}:${version}`)
}

type Seen = z.output<typeof seenLotsSchema>

/** In batches, because manifests are long. */
async function* lotsOf(services: Services, seen: Seen) {
  for (const batch of inBatches(seen, 20))
    yield* await findLotsToEdit(
      services,
      batch.map(({ id }) => id),
    )
}

/** Whether publishing a lot would leak its supplier; it must then be published from its own page. */
async function hasLeaks(services: Services, { lot }: LotToEdit['written'], change: BulkChange, language: Language) {
  if (change.change !== 'status' || change.status !== 'published' || isPublicLot(lot)) return false
  return (await findLeaksOfLot(services, lot, language)).length > 0
}

async function findLeaking(services: Services, seen: Seen, change: BulkChange, language: Language) {
  const leaking = new Map<string, string>()
  if (change.change !== 'status' || change.status !== 'published') return leaking
  for await (const { id, reference, written } of lotsOf(services, seen))
    if (await hasLeaks(services, written, change, language)) leaking.set(id, reference)
  return leaking
}

const MAX_SHOWN = 50

async function preview(
  services: Services,
  { fields, seen, change }: { fields: FormData; seen: Seen; change: BulkChange },
  { language, costs }: { language: Language; costs: Granted<'costs'> | null },
) {
  const rows = []
  for await (const { reference, version, id, written } of lotsOf(services, seen)) {
    const { lot } = written
    const after = { ...lot, ...bulkFields(change, lot, services.now()) }
    const parsed = lotSchema.safeParse(after)
    const errors = parsed.success ? [] : Object.values(fieldErrors(parsed.error)).flat()
    const missed = seen.some((one) => one.id === id && one.version !== version)
    const leaking = await hasLeaks(services, written, change, language)
    rows.push({
      reference,
      title: titleOf({ reference, written }, language),
      was: changeText(change, lot, language),
      becomes: changeText(change, after, language),
      problems: missed ? ['stock.changed_meanwhile'] : leaking ? ['publish.tells_supplier'] : errors,
      /** Shown only to colleagues who may see costs. */
      warning: costs && change.change === 'price' ? faultOf(after) : null,
    })
  }
  const invalid = rows.filter(({ problems }) => problems.length > 0)
  const valid = rows.filter(({ problems }) => problems.length === 0)
  const sent = [...fields].flatMap(([name, value]) =>
    typeof value === 'string' && !['intent', 'all', 'lot'].includes(name) ? [[name, value] as const] : [],
  )
  return {
    fields: [...sent, ...seen.map(({ id, version }) => ['lot', `${id}:${version}`] as const)],
    lots: rows.length,
    valid: valid.length,
    rows: [...invalid, ...valid].slice(0, MAX_SHOWN),
  }
}

export type BulkPreview = Awaited<ReturnType<typeof preview>>

function faultOf({ price, private: secret }: LotInput): PriceFault | null {
  return price ? priceFault([price.amount, ...price.tiers.map(({ amount }) => amount)], secret) : null
}

function changeText({ change }: BulkChange, lot: LotInput, language: Language): string {
  const t = translatorOf(language)
  if (change === 'status') return t(`trade.statuses.${lot.status}`)
  if (change === 'visibility') return t(`stock.audience.${lot.priceVisibility}`)
  if (change === 'category') return lot.categories.map((category) => t(`categories.${category}`)).join(', ')
  return lot.price ? formatMoney(lot.price.amount, lot.currency, language) : '–'
}

function redirectBack(
  request: Request,
  done: { readonly undone: boolean; readonly id: string },
  { changed, missed, refused }: BulkEditResult,
) {
  return redirectWith(request, {
    did: done.id,
    [done.undone ? 'undone' : 'changed']: String(changed),
    ...(missed > 0 && { missed: String(missed) }),
    ...(refused.length > 0 && { refused: String(refused.length) }),
  })
}

const outcomes = ['did', 'changed', 'undone', 'missed', 'refused', 'asked', 'others']

function redirectWith(request: Request, outcome: Readonly<Record<string, string>>) {
  const { pathname, searchParams } = new URL(request.url)
  const search = new URLSearchParams(searchParams)
  for (const name of [...outcomes, '_routes', 'index']) search.delete(name)
  for (const [name, value] of Object.entries(outcome)) search.set(name, value)
  return redirect(`${pathname.replace(/\.data$/, '')}?${search}`, { status: 303 })
}
