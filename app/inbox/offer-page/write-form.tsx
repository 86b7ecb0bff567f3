import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { type StoredFile, StoredFiles, UploadedFiles } from '../../files/upload-field/stored-files'
import { mustWaitForUploads, noUploads, UploadField } from '../../files/upload-field/upload-field'
import { TextField } from '../../platform/forms/field-controls'
import { useLanguage } from '../../platform/i18n/use-language'
import { RefusalAlert, type Refused } from '../../platform/ui/alert'
import { MAX_MESSAGE_LENGTH } from './offer-action'
import type { OfferPageView } from './present-offer-page.server'

export function WriteForm(props: {
  offer: OfferPageView
  intent: string
  refused: (Refused & { readonly typed: string; readonly kept: readonly StoredFile[] }) | null
}) {
  const { offer, intent, refused } = props
  const { t } = useLanguage()
  const { offersContact } = useSite()
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const [uploads, setUploads] = useState(noUploads)
  const written = offer.conversation.findLast(({ kind }) => kind === 'wrote')?.id
  const lastWritten = useRef(written)
  const { forget } = uploads
  // The file input sends its own files.
  const kept = (refused?.kept ?? []).filter(({ url }) => uploads.attachments.every((file) => file.url !== url))
  useEffect(() => {
    if (lastWritten.current === written) return
    lastWritten.current = written
    // Delivered: reset the form, because the files now belong to the offer.
    forget()
    form.current?.reset()
  }, [written, forget])
  return (
    <section className="panel seller-page__panel" aria-labelledby="write">
      <h2 className="d4" id="write">
        {t(offer.standing === 'need_info' ? 'offer_page.answer' : 'offer_page.write')}
      </h2>
      <Form
        method="post"
        encType="multipart/form-data"
        className="conversation__form"
        preventScrollReset
        ref={form}
        onSubmit={(event) => {
          if (isBusy || mustWaitForUploads(uploads)) event.preventDefault()
        }}
      >
        <input type="hidden" name="key" value={intent} />
        <UploadedFiles files={uploads.attachments} />
        <TextField
          label={t('offer_page.message')}
          name="text"
          rows={6}
          maxLength={MAX_MESSAGE_LENGTH}
          defaultValue={refused?.typed}
          dir="auto"
        />
        <div className="field">
          <label htmlFor="more-files">{t('offer_page.files')}</label>
          <StoredFiles files={kept} />
          <UploadField
            id="more-files"
            name="attachments"
            draftKey={`offer-page:${offer.reference}`}
            onChange={setUploads}
          />
        </div>
        <RefusalAlert
          refused={refused ?? (uploads.problem && { reason: uploads.problem.key, values: uploads.problem.values })}
        />
        <p className="seller-page__actions">
          <button
            className="btn"
            type="submit"
            name="intent"
            value="write"
            aria-disabled={isBusy || uploads.open > 0 || undefined}
          >
            {t('offer_page.send', { contact: offersContact.name })}
          </button>
          <span className="small" role="status">
            {uploads.open > 0 && t('sell_form.open_uploads', { count: uploads.open })}
          </span>
        </p>
      </Form>
    </section>
  )
}
