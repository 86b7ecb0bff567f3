import { useSearchParams } from 'react-router'
import { Panel } from '../../inbox/office-lists/panel'
import { InputField, SelectField } from '../../platform/forms/field-controls'
import { Options } from '../../platform/forms/options'
import { languageLabel } from '../../platform/i18n/language-name'
import { languages } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Alert } from '../../platform/ui/alert'
import type { AvailabilityView } from './present-availability.server'

/** Availability settings and answers of a lot. Its forms reload the page, because they change fields of the lot form. */
export function AvailabilityPanel({ reference, view }: { reference: string; view: AvailabilityView }) {
  const { t, language } = useLanguage()
  const { supplier, check, next, days } = view
  const page = `${pageAddress('/:lang/team/lots', language)}/${reference}/availability`
  return (
    <Panel id="availability" title={t('supplier_check.title')} className="office-lots__section">
      <Notice />
      <p>
        {supplier
          ? t('supplier_check.every', { days, supplier: supplier.name ?? supplier.email })
          : t('supplier_check.nobody')}{' '}
        {next && t('supplier_check.next_mail', { moment: next })}
      </p>
      {check && <CheckSummary check={check} page={page} />}
      {view.canAsk && (
        <form method="post" action={page} className="office-lots__buttons">
          <button className="btn btn--line btn--md" type="submit" name="intent" value="ask">
            {t('supplier_check.ask_now')}
          </button>
        </form>
      )}
      <details className="office-lots__details">
        <summary>{t('supplier_check.contact')}</summary>
        <form method="post" action={page} className="office-lots__grid">
          <div className="span-3">
            <InputField
              label={t('supplier_check.email')}
              hint={t('supplier_check.email_hint')}
              className="input input--md"
              type="email"
              name="email"
              defaultValue={view.typed}
              maxLength={254}
            />
          </div>
          <div className="span-3">
            <SelectField
              label={t('supplier_check.language')}
              className="input input--md"
              name="language"
              defaultValue={view.language}
            >
              <Options of={languages.map((each) => [each, languageLabel(each, language)])} />
            </SelectField>
          </div>
          <label className="check span-3">
            <input type="checkbox" name="asked" value="on" defaultChecked={view.asked} />
            {t('supplier_check.ask_for_this')}
          </label>
          <p className="span-3">
            <button className="btn btn--line btn--md" type="submit" name="intent" value="supplier">
              {t('supplier_check.save')}
            </button>
          </p>
        </form>
      </details>
    </Panel>
  )
}

function CheckSummary({ check, page }: { check: NonNullable<AvailabilityView['check']>; page: string }) {
  const { t } = useLanguage()
  return (
    <>
      <p>
        {check.answer
          ? t(`supplier_check.said.${check.answer}`, { moment: check.answeredAt ?? '', left: check.left ?? '' })
          : check.remindedAt
            ? t('supplier_check.silent_since', { moment: check.askedAt, reminded: check.remindedAt })
            : t('supplier_check.asked_at', { moment: check.askedAt })}
      </p>
      {check.canTakeOver && (
        <form method="post" action={page}>
          <p className="hint">{t('supplier_check.take_over_hint')}</p>
          <p className="office-lots__buttons">
            <button className="btn btn--md" type="submit" name="intent" value="take_over">
              {t('supplier_check.take_over', { left: check.left ?? '' })}
            </button>
          </p>
        </form>
      )}
    </>
  )
}

const notices = {
  done: 'supplier_check.done',
  asked: 'supplier_check.asked',
  not_asked: 'supplier_check.not_asked',
  email: 'validation.email',
  unfit: 'supplier_check.unfit',
  meanwhile: 'stock.changed_meanwhile',
} as const

function Notice() {
  const { t } = useLanguage()
  const [search] = useSearchParams()
  const key = (['done', 'asked', 'not_asked', 'email', 'unfit', 'meanwhile'] as const).find(
    (each) => each === search.get('availability'),
  )
  const isBad = key !== undefined && key !== 'done' && key !== 'asked'
  return (
    <div role={isBad ? 'alert' : 'status'}>{key && <Alert tone={isBad ? 'bad' : 'ok'}>{t(notices[key])}</Alert>}</div>
  )
}
