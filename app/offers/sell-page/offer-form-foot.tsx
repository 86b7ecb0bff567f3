import { formatList } from '../../platform/i18n/format'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { fieldNumber, fieldsWithErrors } from './offer-fields'
import { SEND_ATTEMPTS } from './send-offer'
import type { OfferFormInUse } from './use-offer-form'

export function OfferFormFoot({ use }: { use: OfferFormInUse }) {
  const { t } = useLanguage()
  const { pending, uploads } = use
  return (
    <div className="note__foot">
      <button
        className="btn"
        type="submit"
        disabled={!pending && uploads.open > 0}
        aria-disabled={pending || undefined}
      >
        {pending && <span className="spin" aria-hidden="true" />}
        {t(pending ? 'sell_form.sending' : 'sell_form.send')}
      </button>
      <div className="note__status small" role="status">
        <p data-held hidden>
          {t('sell_form.held')}
        </p>
        <Situation use={use} />
      </div>
    </div>
  )
}

function Situation({ use }: { use: OfferFormInUse }) {
  const { t, language } = useLanguage()
  const { pending, attempt, errors, uploads } = use
  if (pending) {
    return attempt === 1 ? (
      <span className="visually-hidden">{t('sell_form.sending')}</span>
    ) : (
      t('sell_form.retrying', { attempt, attempts: SEND_ATTEMPTS })
    )
  }
  const boxes = fieldsWithErrors(errors).map((field) => String(fieldNumber(field)))
  return (
    <>
      {uploads.open > 0 && (
        <p>
          <b>{t('sell_form.open_uploads', { count: uploads.open })}</b> {t('sell_form.open_uploads_way_out')}
        </p>
      )}
      {boxes.length > 0 && (
        <p className="error-text">
          <Icon name="alert-circle" />
          {t('sell_form.look', { count: boxes.length, boxes: formatList(boxes, language) })}
        </p>
      )}
      {uploads.failed > 0 && <p>{t('sell_form.failed_uploads', { count: uploads.failed })}</p>}
      {uploads.open === 0 && <p className="muted">{t('sell_form.privacy')}</p>}
    </>
  )
}
