import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { findListPage } from '../../inbox/office/list-page.server'
import type { ListQuery } from '../../inbox/office/list-query'
import { describeMailbox } from '../../platform/base/mailbox'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { mailForTeam } from '../../platform/mail-queue/mail-for-team.server'
import { findMailQueue } from '../../platform/mail-queue/outbox.server'
import {
  findMail,
  findMailHeads,
  findTroubles,
  type MailHead,
  type StoredMail,
} from '../../platform/mail-queue/tend-mails.server'
import type { Services } from '../../platform/services/services.server'
import { mailKindWords } from './mail-kinds'
import { mailStates } from './mail-states'

type OutboxServices = Pick<Services, 'db' | 'config'>

/** What the outbox can be narrowed to. */
export const outboxFilters = { state: mailStates } as const

/** The outbox as an address asks for it. */
export async function presentOutbox(
  services: OutboxServices,
  query: ListQuery<keyof typeof outboxFilters>,
  language: Language,
) {
  const state = mailStates.find((known) => known === query.chosen.state)
  const [{ items, ways }, queue, troubles] = await Promise.all([
    findListPage(query, (page) => findMailHeads(services.db, { q: query.q, state }, page)),
    findMailQueue(services.db),
    findTroubles(services.db),
  ])
  return {
    ways,
    waiting: queue.queued,
    parked: queue.parked,
    troubles,
    isDelivered: services.config.smtpUrl !== null,
    rows: items.map((mail) => presentHead(services, mail, language)),
  }
}

/** One mail with what it says, or null. Where a mail server brings them, what is secret in its links is hidden. */
export async function presentMail(services: OutboxServices, id: string, language: Language) {
  const mail = await findNamed(services, id)
  if (!mail) return null
  const { from, replyTo } = mail
  return {
    ...presentHead(services, mail, language),
    from: describeMailbox(from),
    replyTo: replyTo && describeMailbox(replyTo),
    attempts: mail.attempts,
    next: mail.state === 'queued' ? formatMoment(mail.nextAttemptAt, language, timeZoneOf(services)) : null,
    text: mailForTeam(services.config, mail).text,
    /** The id of the copy that is sent: made with the page, so that a button that is pressed twice makes one. */
    copyId: randomUUIDv7(),
    canCancel: mail.state === 'queued',
    // Without a mail server there is nobody to send it.
    canResend:
      mail.state !== 'queued' &&
      (mail.state === 'cancelled' || mail.state === 'withheld' || services.config.smtpUrl !== null),
  }
}

export type MailView = NonNullable<Awaited<ReturnType<typeof presentMail>>>

/** A mail's page as its reader sees it, with its pictures in it. Null: there is no such mail. */
export async function presentMailHtml(services: OutboxServices, id: string): Promise<string | null> {
  const mail = await findNamed(services, id)
  if (!mail) return null
  return mail.images.reduce(
    (html, { cid, contentType, base64 }) => html.replaceAll(`cid:${cid}`, `data:${contentType};base64,${base64}`),
    mailForTeam(services.config, mail).html,
  )
}

/** The mail that an address names, or null. */
async function findNamed({ db }: OutboxServices, id: string): Promise<StoredMail | null> {
  return z.uuid().safeParse(id).success ? findMail(db, id) : null
}

function presentHead(services: Pick<Services, 'config'>, mail: MailHead, language: Language) {
  const { id, kind, to, subject, state, lastError, createdAt, finishedAt } = mail
  const timeZone = timeZoneOf(services)
  return {
    ...{ id, subject, state, lastError },
    kind: mailKindWords(kind),
    to: describeMailbox(to),
    at: formatMoment(createdAt, language, timeZone),
    ended: finishedAt && formatMoment(finishedAt, language, timeZone),
  }
}

function timeZoneOf({ config }: Pick<Services, 'config'>): string {
  return config.site.company.timeZone
}
