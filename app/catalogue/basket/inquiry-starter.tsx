import { Form } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { NoteCell } from '../../platform/ui/note-cell'
import { BasketButton } from './basket-button'

/** Short form on a lot's page that pre-fills the inquiry; it submits nothing itself. */
export function InquiryStarter({ lot, unit }: { lot: string; unit: string }) {
  const { t, language } = useLanguage()
  return (
    <Form className="note" action={pageAddress('/:lang/inquiry', language)} aria-labelledby="ask-note">
      <div className="note__head">
        <b id="ask-note">{t('inquiry_form.title')}</b>
        <span>
          <bdi dir="ltr">{lot}</bdi>
        </span>
      </div>
      <input type="hidden" name="lot" value={lot} />
      <div className="cells">
        <NoteCell
          number={1}
          label={`${t('request.quantity')} (${unit})`}
          optionalText={t('request_form.optional')}
          htmlFor="ask-quantity"
          errorId="ask-quantity-error"
          full
        >
          <input id="ask-quantity" name="quantity" type="text" inputMode="decimal" maxLength={24} autoComplete="off" />
        </NoteCell>
        <NoteCell
          number={2}
          label={t('basket.question')}
          optionalText={t('request_form.optional')}
          htmlFor="ask-comment"
          errorId="ask-comment-error"
          full
        >
          <textarea id="ask-comment" name="comment" maxLength={1_000} placeholder={t('basket.question_hint')} />
        </NoteCell>
      </div>
      <div className="note__foot">
        <button className="btn" type="submit">
          {t('lot_page.ask')}
        </button>
        <BasketButton lot={lot} look="btn--line" />
      </div>
    </Form>
  )
}
