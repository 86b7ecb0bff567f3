import { hash, randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { catchBlocked } from '../../company/senders/blocked-senders.server'
import { type ClaimedFile, claimUploads } from '../../files/transfers/claim-uploads.server'
import { describeUploads } from '../../files/transfers/find-files.server'
import { Refusal } from '../../platform/base/errors'
import { isSameAddress } from '../../platform/base/mailbox'
import { requireIdempotencyKey } from '../../platform/base/parse-input'
import { workingDaysAfter } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import { nextReference } from '../../platform/database/reference.server'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import type { Language } from '../../platform/i18n/languages'
import { toE164 } from '../../platform/services/phone-number'
import type { Services } from '../../platform/services/services.server'
import { toOfferFacts } from './offer-details'
import { queueOfferMails, queueSellerMail } from './offer-mail.server'
import type { OfferDetails } from './offer-schema'
import { issueOfferPage } from './offer-tokens.server'
import { attachments, type offerChannels, offerEvents, offers } from './offers.table.server'
import type { SentOffer } from './sent-offer'

const LIMIT: RateLimit = { most: 5, seconds: 60 }

export interface OfferSender {
  /** One per intended submission, created by the sender: 1 to 255 visible ASCII characters. */
  readonly idempotencyKey: string
  readonly language: Language
  readonly channel: (typeof offerChannels)[number]
  /** For manual entry: team member, the seller's consent, and whether to mail the seller; null: the seller sends it. */
  readonly taken: { readonly by: string; readonly consentNote: string | null; readonly tellSeller: boolean } | null
  readonly limitBucket: string | null
  /** Verified address of the signed-in member; null: no verified address. */
  readonly memberEmail: string | null
}

export interface OfferReceipt extends Omit<SentOffer, 'createdAt'> {
  readonly id: string
  readonly createdAt: Date
  /** The same offer was already stored; this call stored nothing. */
  readonly repeated: boolean
}

/**
 * Stores an offer with its attachments and mails in one transaction; that of a blocked sender as spam, without mails. An idempotency key stores once, even under concurrent calls.
 * @throws {InvalidInput} invalid key
 * @throws {Refusal} 422 `sell_form.key_reused`: the key belongs to another offer; 429; or a refusal of `claimUploads`
 */
export async function submitOffer(
  services: Pick<Services, 'db' | 'config' | 'mail' | 'now'>,
  offer: OfferDetails,
  sender: OfferSender,
): Promise<OfferReceipt> {
  return services.db.transaction((tx) => storeOffer(tx, services, offer, sender))
}

export async function storeOffer(
  tx: Transaction,
  services: Pick<Services, 'db' | 'config' | 'mail' | 'now'>,
  offer: OfferDetails,
  sender: OfferSender,
): Promise<OfferReceipt> {
  requireIdempotencyKey(sender.idempotencyKey)
  const digest = await digestOf(tx, services, offer)
  // Serializes attempts with one key, so that a second one finds the first's result. The unique key enforces it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sender.idempotencyKey}, 0))`)
  const earlier = await findReceipt(tx, sender.idempotencyKey)
  if (earlier) {
    if (earlier.digest !== digest) throw new Refusal('sell_form.key_reused', 422)
    return earlier.receipt
  }
  if (sender.limitBucket) await consumeLimit(tx, `offers:${sender.limitBucket}`, LIMIT, services.now())
  const files = await claimUploads(tx, services, offer.attachments)
  return insertOffer(tx, services, offer, sender, files, digest)
}

async function insertOffer(
  tx: Transaction,
  services: Pick<Services, 'config' | 'mail' | 'now'>,
  offer: OfferDetails,
  sender: OfferSender,
  files: readonly ClaimedFile[],
  inputDigest: string,
): Promise<OfferReceipt> {
  const { site } = services.config
  const now = services.now()
  const facts = toOfferFacts(offer)
  const isBlocked = sender.taken === null && (await catchBlocked(tx, offer.email, now))
  const { place, restrictions, ...columns } = facts
  const row: typeof offers.$inferInsert & { company: string | null; phoneE164: string | null } = {
    id: randomUUIDv7(),
    reference: await nextReference(tx, 'O', now, site.company.timeZone),
    idempotencyKey: sender.idempotencyKey,
    inputDigest,
    status: isBlocked ? 'spam' : 'submitted',
    channel: sender.channel,
    language: sender.language,
    name: offer.name,
    company: offer.company ?? null,
    email: offer.email,
    phoneNumber: offer.phoneNumber,
    phoneE164: toE164(offer.phoneNumber),
    description: offer.description,
    ...columns,
    details: { place, restrictions },
    takenBy: sender.taken?.by ?? null,
    consentNote: sender.taken?.consentNote ?? null,
    answerBy: workingDaysAfter(now, site.offers.answerWithinWorkingDays, site.company.timeZone),
    createdAt: now,
  }
  await tx.insert(offers).values(row)
  if (files.length > 0) {
    await tx.insert(attachments).values(files.map((file, position) => ({ offerId: row.id, position, fileId: file.id })))
  }
  await tx.insert(offerEvents).values({
    id: randomUUIDv7(),
    offerId: row.id,
    kind: 'submitted',
    who: sender.taken ? 'team' : 'seller',
    data: { channel: sender.channel },
    createdAt: now,
  })
  const pageUrl = await issueOfferPage(tx, services, row)
  const told = { ...row, facts, attachments: files, pageUrl }
  // The team member who enters an offer needs no mail about it.
  if (isBlocked) return { ...row, files: countOf(files), repeated: false }
  if (sender.taken === null) await queueOfferMails(tx, services, told, isSameAddress(sender.memberEmail, row.email))
  else if (sender.taken.tellSeller) await queueSellerMail(tx, services, told)
  return { ...row, files: countOf(files), repeated: false }
}

function countOf(files: readonly ClaimedFile[]): OfferReceipt['files'] {
  return { count: files.length, bytes: files.reduce((sum, file) => sum + file.size, 0) }
}

async function findReceipt(
  tx: Transaction,
  idempotencyKey: string,
): Promise<{ digest: string; receipt: OfferReceipt } | null> {
  const [row] = await tx.select().from(offers).where(eq(offers.idempotencyKey, idempotencyKey))
  if (!row) return null
  const { rows } = await tx.execute<{ count: number; bytes: number }>(sql`
    select count(*)::int as count, coalesce(sum(size), 0)::int as bytes
    from attachments join files on files.id = attachments.file_id where offer_id = ${row.id}`)
  return { digest: row.inputDigest, receipt: { ...row, files: rows[0] ?? { count: 0, bytes: 0 }, repeated: true } }
}

/** Hashes file contents, not addresses: a form sent twice without JavaScript uploads its files twice. */
async function digestOf(tx: Transaction, { config }: Pick<Services, 'config'>, offer: OfferDetails): Promise<string> {
  const uploads = await describeUploads({ db: tx, config }, offer.attachments)
  const files = offer.attachments.map((attachment, position) => [attachment.name, uploads[position] ?? attachment.url])
  const { name, company = null, email, phoneNumber, description } = offer
  const said = Object.entries(toOfferFacts(offer)).filter(([, fact]) => fact !== null && String(fact) !== '')
  // Offers stored before these details existed keep their digest.
  const content = [name, company, email, phoneNumber, description, files, ...(said.length > 0 ? [said] : [])]
  return hash('sha256', JSON.stringify(content), 'hex')
}
