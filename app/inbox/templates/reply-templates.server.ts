import { randomUUIDv7 } from 'node:crypto'
import { and, eq, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import { parseInput } from '../../platform/base/parse-input'
import { lineInput } from '../../platform/base/text-input'
import { formatCalendarDay } from '../../platform/i18n/format'
import { type Language, languages } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import type { Item } from '../items/find-items.server'
import { type ItemKind, itemKinds } from '../items/item-states'
import { replyTemplates } from './reply-templates.table.server'
import {
  fillTemplate,
  MAX_TEMPLATE_LENGTH,
  MAX_TEMPLATE_NAME_LENGTH,
  MAX_TEMPLATES,
  unknownFields,
} from './template-fields'

type ReplyTemplate = typeof replyTemplates.$inferSelect

const templateSchema = z.object({
  name: lineInput(MAX_TEMPLATE_NAME_LENGTH),
  kind: z.union([z.literal(''), z.enum(itemKinds)], 'validation.choice').default(''),
  version: z.coerce.number('validation.choice').int('validation.choice').default(0),
})

/** Includes templates for all kinds. */
export function findReplyTemplates({ db }: Pick<Services, 'db'>, kind: ItemKind | null): Promise<ReplyTemplate[]> {
  const { name, id } = replyTemplates
  return db
    .select()
    .from(replyTemplates)
    .where(kind === null ? undefined : or(isNull(replyTemplates.kind), eq(replyTemplates.kind, kind)))
    .orderBy(name, id)
    .limit(MAX_TEMPLATES)
}

/** A template for an item, in its sender's language if there is a text in it. */
export function renderTemplate(
  { texts }: Pick<ReplyTemplate, 'texts'>,
  about: { readonly item: Item; readonly goods: string; readonly lots: string; readonly me: string },
): { readonly text: string; readonly language: Language } | undefined {
  const { item, goods, lots, me } = about
  const language = [item.language, ...languages].find((each) => texts[each] !== undefined)
  if (language === undefined) return undefined
  const values = {
    name: item.name,
    company: item.company ?? item.name,
    reference: item.reference ?? '',
    goods,
    lots,
    day: item.answerBy === null ? '' : formatCalendarDay(item.answerBy, item.language),
    me,
  }
  return { text: fillTemplate(texts[language] ?? '', values), language }
}

/**
 * Stores a template from a form: `name`, `kind` and `text.{language}`.
 * @param id null: a new one
 * @throws {InvalidInput} no name or kind
 * @throws {Refusal} 422 `templates.empty`, `templates.unknown_field`; 409 `templates.changed_meanwhile`, `templates.too_many`
 */
export async function saveReplyTemplate(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string | null,
  fields: FormData,
  colleague: AuditActor,
): Promise<void> {
  const { name, kind, version } = parseInput(templateSchema, Object.fromEntries(fields))
  const texts = textsOf(fields)
  const said = { name, kind: kind || null, texts, who: colleague.name, changedAt: now() }
  await db.transaction(async (tx) => {
    const [was] = id === null ? [] : await tx.select().from(replyTemplates).where(eq(replyTemplates.id, id))
    if (id === null) {
      if ((await tx.$count(replyTemplates)) >= MAX_TEMPLATES) throw new Refusal('templates.too_many', 409)
      await tx.insert(replyTemplates).values({ ...said, id: randomUUIDv7(), version: 0 })
    } else {
      const isSeen = and(eq(replyTemplates.id, id), eq(replyTemplates.version, version))
      const { rowCount } = await tx
        .update(replyTemplates)
        .set({ ...said, version: version + 1 })
        .where(isSeen)
      if (rowCount !== 1) throw new Refusal('templates.changed_meanwhile', 409)
    }
    await recordAudit(
      tx,
      { action: 'template.saved', about: name, details: { was: was?.texts ?? null, became: texts } },
      colleague,
      now(),
    )
  })
}

export async function removeReplyTemplate(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
  colleague: AuditActor,
): Promise<void> {
  if (!isId(id)) throw new Refusal('errors.not_found', 404)
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(replyTemplates).where(eq(replyTemplates.id, id)).returning()
    if (gone)
      await recordAudit(tx, { action: 'template.removed', about: gone.name, details: gone.texts }, colleague, now())
  })
}

function textsOf(fields: FormData): Partial<Record<Language, string>> {
  const texts = languages.flatMap((language) => {
    const text = String(fields.get(`text.${language}`) ?? '')
      .replaceAll('\r\n', '\n')
      .trim()
      .slice(0, MAX_TEMPLATE_LENGTH)
    return text === '' ? [] : [[language, text] as const]
  })
  if (texts.length === 0) throw new Refusal('templates.empty', 422)
  const [unknown] = texts.flatMap(([, text]) => unknownFields(text))
  if (unknown !== undefined) throw new Refusal('templates.unknown_field', 422, { values: { field: `{${unknown}}` } })
  return Object.fromEntries(texts)
}
