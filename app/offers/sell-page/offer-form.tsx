import { controlOf, NoteBox } from '../../enquiries/buyers/buyer-fields'
import { StoredFiles } from '../../files/upload-field/stored-files'
import { UploadField } from '../../files/upload-field/upload-field'
import { formatList } from '../../platform/i18n/format'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { type OfferBoxes, OfferDetailFields } from './offer-detail-fields'
import { DRAFT } from './offer-draft'
import {
  fieldNumber,
  fieldOfControl,
  fieldsWithErrors,
  OFFER_FORM,
  type OfferFormContent,
  offerFields,
  SUBMISSION_KEY,
  type TextField,
  type TypedText,
  typedFields,
} from './offer-fields'
import { OfferFormFoot } from './offer-form-foot'
import type { OfferFormInUse } from './use-offer-form'

const lines: readonly { field: TextField; label: MessageKey; type: 'text' | 'email' | 'tel'; autoComplete: string }[] =
  [
    { field: 'name', label: 'sell_form.name', type: 'text', autoComplete: 'name' },
    { field: 'company', label: 'sell_form.company', type: 'text', autoComplete: 'organization' },
    { field: 'email', label: 'sell_form.email', type: 'email', autoComplete: 'email' },
    { field: 'phoneNumber', label: 'sell_form.phone', type: 'tel', autoComplete: 'tel' },
  ]

const optional = ['company', 'attachments'] as const

/** One form while editing, sending and, read-only, after a failure. Its controls are the only place that holds the input. */
export function OfferForm({ use, content }: { use: OfferFormInUse; content: OfferFormContent }) {
  const { t, language } = useLanguage()
  const { isOpen, failure, offer, errors } = use
  const [firstFaulty] = fieldsWithErrors(errors)
  const unsent = failure !== null
  const form: OfferBoxes = {
    id: 'offer',
    boxes: offerFields,
    optional: unsent ? [] : optional,
    boxOf: fieldOfControl,
    errors,
    typed: content.typed ? choicesIn(content.typed) : {},
    countries: content.countries,
  }
  const textControl = (field: TextField) => ({
    ...controlOf(form, field),
    maxLength: content.limits[field],
    readOnly: !isOpen,
    // Only for a page rendered with errors; in the browser, the focus moves when errors are found.
    autoFocus: content.typed !== null && field === firstFaulty,
  })

  return (
    <form
      id={OFFER_FORM}
      className={unsent ? 'note note--ro' : 'note'}
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-labelledby="offer-note"
      ref={use.form}
      {...use.handlers}
    >
      <input type="hidden" name={SUBMISSION_KEY} value={content.key} />
      <div className="note__head">
        <b id="offer-note">{t('sell_form.note')}</b>
        <span>
          {unsent
            ? t('sell_form.not_sent')
            : t('sell_form.optional_boxes', { boxes: formatList(optional.map(fieldNumber).map(String), language) })}
        </span>
      </div>
      <div className="cells">
        {lines.map(({ field, label, type, autoComplete }) => (
          <NoteBox key={field} form={form} box={field} label={t(label)}>
            <input
              {...textControl(field)}
              type={type}
              autoComplete={autoComplete}
              dir={type === 'text' ? undefined : 'ltr'}
              required={field !== 'company'}
            />
          </NoteBox>
        ))}
        <NoteBox form={form} box="description" label={t('sell_form.offer')} full>
          <textarea
            {...textControl('description')}
            data-kept={DRAFT}
            placeholder={t('sell_form.offer_hint')}
            required
          />
        </NoteBox>
        <NoteBox form={form} box="attachments" label={t('sell_form.files')} errorAbove full>
          {unsent && offer?.attachments?.length === 0 && <p>{t('sell_form.no_files')}</p>}
          <StoredFiles files={content.kept} />
          <UploadField
            id="offer-attachments"
            name="attachments"
            draftKey="offer"
            describedBy={errors.attachments && 'offer-attachments-error'}
            invalid={errors.attachments !== undefined}
            onChange={use.takeUploads}
          />
        </NoteBox>
      </div>
      <OfferDetailFields form={form} fixed={!isOpen} />
      {!unsent && <OfferFormFoot use={use} />}
    </form>
  )
}

/** Values by control. Only lists are split: text may contain commas. */
function choicesIn(typed: TypedText): OfferBoxes['typed'] {
  return Object.fromEntries(
    typedFields.map((name) => [
      name,
      name === 'categories' || name.startsWith('restrictions.') ? typed[name].split(',') : [typed[name]],
    ]),
  )
}
