import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { receiveForm } from '../../files/transfers/receive-form.server'
import type { StoredFile } from '../../files/upload-field/stored-files'
import { storeOffer } from '../../offers/offers/submit-offer.server'
import { parseTypedDetails, readDetails } from '../../offers/offers/typed-details'
import { parseInput } from '../../platform/base/parse-input'
import { formRefusalOf, typedTexts } from '../../platform/forms/answer-form.server'
import { requestFactsContext } from '../../platform/http/api.server'
import { pageAddress } from '../../platform/i18n/page-address'
import type { Services } from '../../platform/services/services.server'
import { type Colleague, changeItem } from '../items/change-item.server'
import { officeContext } from '../office/require-office.server'
import { type ManualEntry, manualEntrySchema } from './manual-entry-schema'

/** @throws {Response} redirect to the offer's page */
export async function handleManualEntryForm(
  args: Pick<ActionFunctionArgs, 'request' | 'context'> & { params: { lang: string } },
) {
  const { services, session, language } = officeContext(args)
  const { limitBucket } = args.context.get(requestFactsContext)
  let typed: Readonly<Record<string, string>> = {}
  let kept: readonly StoredFile[] = []
  let key: string = randomUUID()
  try {
    const form = await receiveForm(services, args.request, limitBucket)
    typed = typedTexts(form.fields)
    const details = readDetails(form.fields)
    const words = Object.entries(typed).filter(([name]) => !(name in details))
    typed = { ...typed, ...details }
    key = typed.key || key
    kept = form.files
    if (form.failure) throw form.failure.fault
    if (form.refusal) throw form.refusal
    const understood = parseTypedDetails(details, language)
    const offer = parseInput(manualEntrySchema, { ...Object.fromEntries(words), ...understood, attachments: kept })
    const { id, name } = session.member
    const itemId = await storeManualEntry(services, offer, key, { id, name })
    return redirect(`${pageAddress('/:lang/team/inbox', language)}/${itemId}`, { status: 303 })
  } catch (fault) {
    const { status, ...refusal } = formRefusalOf(fault)
    return data({ ...refusal, typed, kept, key }, { status })
  }
}

/** The submission key makes it idempotent. @returns id of the inbox item @throws {Refusal} as when storing any offer */
async function storeManualEntry(
  services: Pick<Services, 'db' | 'config' | 'mail' | 'now'>,
  { channel, consentNote, tellSeller, ...offer }: ManualEntry,
  idempotencyKey: string,
  colleague: Colleague,
): Promise<string> {
  return services.db.transaction(async (tx) => {
    const receipt = await storeOffer(tx, services, offer, {
      idempotencyKey,
      language: offer.language,
      channel,
      taken: { by: colleague.name, consentNote, tellSeller: tellSeller === 'on' },
      limitBucket: null,
      memberEmail: null,
    })
    if (receipt.repeated) return receipt.id
    await changeItem(
      tx,
      receipt.id,
      { assigneeId: colleague.id, unread: false },
      {
        actionId: randomUUIDv7(),
        kind: 'assigned',
        by: colleague,
        was: { assignee: null },
        became: { assignee: colleague },
        at: services.now(),
      },
    )
    return receipt.id
  })
}
