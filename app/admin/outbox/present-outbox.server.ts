import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { findListPage } from '../../inbox/office-lists/list-page.server'
import { parseListQuery } from '../../inbox/office-lists/list-query'
import { describeMailbox } from '../../platform/base/mailbox'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { threadAddress } from '../../platform/mail/mail-transports.server'
import { mailForTeam } from '../../platform/mail-queue/mail-for-team.server'
import {
  findMail,
  findMailHeads,
  findTroubles,
  type MailHead,
  type StoredMail,
} from '../../platform/mail-queue/manage-mails.server'
import { findMailQueue } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { mailKindWords } from './mail-kinds'
import { mailStates } from './mail-states'

type OutboxServices = Pick<Services, 'db' | 'config'>

export async function presentOutbox(services: OutboxServices, search: URLSearchParams, language: Language) {
  const query = parseListQuery(search, { state: mailStates })
  const filter = { q: query.q, state: query.chosen.state }
  const [{ items, links }, queue, troubles] = await Promise.all([
    findListPage(query, (page) => findMailHeads(services.db, filter, page)),
    findMailQueue(services.db),
    findTroubles(services.db),
  ])
  return {
    links,
    waiting: queue.queued,
    parked: queue.parked,
    troubles,
    isDelivered: services.config.smtpUrl !== null,
    rows: items.map((mail) => presentHead(services, mail, language)),
  }
}

/** One mail with its content, or null. Secret links are hidden if a mail server delivers them. */
export async function presentMail(services: OutboxServices, id: string, language: Language) {
  const mail = await findNamed(services, id)
  if (!mail) return null
  const { from, replyTo, thread } = mail
  const inbox = threadAddress(mail, services.config)
  return {
    ...presentHead(services, mail, language),
    from: describeMailbox(from),
    replyTo: inbox ?? (replyTo && describeMailbox(replyTo)),
    /** Id of what it is about, in the inbox. */
    item: thread ?? null,
    attempts: mail.attempts,
    next: mail.state === 'queued' ? formatMoment(mail.nextAttemptAt, language, timeZoneOf(services)) : null,
    text: mailForTeam(services.config, mail).text,
    /** Id of the copy to send, issued with the page so that a double click sends one copy. */
    copyId: randomUUIDv7(),
    canCancel: mail.state === 'queued',
    // Sending needs a mail server.
    canResend:
      mail.state !== 'queued' &&
      (mail.state === 'cancelled' || mail.state === 'withheld' || services.config.smtpUrl !== null),
  }
}

export type MailView = NonNullable<Awaited<ReturnType<typeof presentMail>>>

export async function presentMailHtml(services: OutboxServices, id: string): Promise<string | null> {
  const mail = await findNamed(services, id)
  if (!mail) return null
  return mail.images.reduce(
    (html, { cid, contentType, base64 }) => html.replaceAll(`cid:${cid}`, `data:${contentType};base64,${base64}`),
    mailForTeam(services.config, mail).html,
  )
}

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
