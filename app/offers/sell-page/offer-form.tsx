import { StoredFiles } from '../../files/upload-field/stored-files'
import { UploadField } from '../../files/upload-field/upload-field'
import { formatList } from '../../platform/i18n/format'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { NoteCell } from '../../platform/ui/note-cell'
import { OfferDetailFields } from './offer-detail-fields'
import { DRAFT } from './offer-draft'
import {
  fieldErrorText,
  fieldNumber,
  fieldsWithErrors,
  OFFER_FORM,
  type OfferField,
  type OfferFormContent,
  SUBMISSION_KEY,
  type TextField,
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

const optionalBoxes = [fieldNumber('company'), fieldNumber('attachments')].map(String)

/** One form while editing, sending and, read-only, after a failure. Its controls are the only place that holds the input. */
export function OfferForm({ use, content }: { use: OfferFormInUse; content: OfferFormContent }) {
  const localization = useLanguage()
  const { t, language } = localization
  const { isOpen, failure, offer, errors } = use
  const [firstFaulty] = fieldsWithErrors(errors)
  const unsent = failure !== null
  const optionalText = unsent ? undefined : t('sell_form.optional')

  const cellOf = (field: OfferField) => {
    const error = errors[field]
    return {
      number: fieldNumber(field),
      error: error && fieldErrorText(localization, error),
      errorId: `offer-${field}-error`,
    }
  }
  const controlOf = (field: TextField) => ({
    id: `offer-${field}`,
    name: field,
    defaultValue: content.typed?.[field],
    maxLength: content.limits[field],
    readOnly: !isOpen,
    'aria-invalid': errors[field] ? true : undefined,
    'aria-describedby': errors[field] ? `offer-${field}-error` : undefined,
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
            : t('sell_form.optional_boxes', { boxes: formatList(optionalBoxes, language) })}
        </span>
      </div>
      <div className="cells">
        {lines.map(({ field, label, type, autoComplete }) => (
          <NoteCell
            key={field}
            {...cellOf(field)}
            htmlFor={`offer-${field}`}
            label={t(label)}
            optionalText={field === 'company' ? optionalText : undefined}
          >
            <input
              {...controlOf(field)}
              type={type}
              autoComplete={autoComplete}
              dir={type === 'text' ? undefined : 'ltr'}
              required={field !== 'company'}
            />
          </NoteCell>
        ))}
        <NoteCell {...cellOf('description')} htmlFor="offer-description" label={t('sell_form.offer')} full>
          <textarea {...controlOf('description')} data-kept={DRAFT} placeholder={t('sell_form.offer_hint')} required />
        </NoteCell>
        <NoteCell
          {...cellOf('attachments')}
          htmlFor="offer-attachments"
          label={t('sell_form.files')}
          optionalText={optionalText}
          errorAbove
          full
        >
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
        </NoteCell>
      </div>
      <OfferDetailFields content={content} errors={errors} fixed={!isOpen} />
      {!unsent && <OfferFormFoot use={use} />}
    </form>
  )
}
