import { recordMailedMessage } from '../../enquiries/contact/send-message.server'
import { defaultLanguage, type Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { addItemFiles } from '../item-files/item-files.server'
import { lockItems } from '../items/change-item.server'
import { findItemsFrom } from '../items/find-items.server'
import { recordWithoutReopening } from '../replies/record-sender-action.server'
import type { MailResult, ReceivedMail } from './received-mail'

/** Records a mail that answers nothing we know as a new message, and notifies the team. Its sender gets no receipt. */
export async function recordNewMessage(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { id, mailId, from, subject, text, quoted, uploads, refused }: ReceivedMail,
): Promise<MailResult> {
  const written = [subject, text, quoted].filter(Boolean).join('\n\n')
  const message = written || [...uploads.map(({ name }) => name), ...refused].join(', ')
  if (message === '') return 'ignored'
  const language = await languageOf(services, from.address)
  await services.db.transaction(async (tx) => {
    const details = {
      key: id,
      mailId: subject ? mailId : null,
      language,
      name: from.name,
      email: from.address,
      message,
    }
    const messageId = await recordMailedMessage(tx, services, details)
    const [item] = messageId === null ? [] : await lockItems(tx, [{ id: messageId }])
    if (!item) return
    await addItemFiles(tx, services, item.id, uploads)
    if (refused.length > 0)
      await recordWithoutReopening(tx, item, { id, kind: 'wrote', was: {}, became: { refused } }, services.now())
  })
  return 'message'
}

/** Language that the sender used before, else the site's first. */
async function languageOf({ db, config }: Pick<Services, 'db' | 'config'>, email: string): Promise<Language> {
  const [latest] = await findItemsFrom({ db }, email, 1)
  return latest?.language ?? defaultLanguage(config.site)
}
