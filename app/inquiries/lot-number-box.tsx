import { useLanguage } from '../i18n/use-language'
import { Icon } from '../ui/icon'
import { inquiryLimits } from './inquiry-limits'

/** How a number of a lot looks. */
const EXAMPLE = 'L-2611-0042'
const ID = 'inquiry-add'

/** A box for the number of a lot. @param props.noNumber what was typed and is none; null: nothing is wrong */
export function LotNumberBox({ name, noNumber = null }: { name: string; noNumber?: string | null }) {
  const { t } = useLanguage()
  const isWrong = noNumber !== null
  return (
    <>
      <label htmlFor={ID}>{t('inquiry_page.add')}</label>
      <input
        className="inp"
        id={ID}
        name={name}
        type="text"
        maxLength={inquiryLimits.lotNumber}
        placeholder={EXAMPLE}
        defaultValue={noNumber ?? undefined}
        autoComplete="off"
        dir="ltr"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${ID}-error` : undefined}
      />
      {isWrong && (
        <p className="err" id={`${ID}-error`}>
          <Icon name="alert-circle" />
          {t('inquiry_page.no_number', { example: `\u2068${EXAMPLE}\u2069` })}
        </p>
      )}
    </>
  )
}
