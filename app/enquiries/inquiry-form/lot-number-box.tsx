import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { enquiryLimits } from '../buyers/enquiry'

const EXAMPLE = 'L-2611-0042'
export const LOT_NUMBER_BOX = 'inquiry-add'

/** @param props.noNumber rejected input; null if valid */
export function LotNumberBox({ name, noNumber = null }: { name: string; noNumber?: string | null }) {
  const { t } = useLanguage()
  const isWrong = noNumber !== null
  return (
    <>
      <label htmlFor={LOT_NUMBER_BOX}>{t('inquiry_page.add')}</label>
      <input
        className="input"
        id={LOT_NUMBER_BOX}
        name={name}
        type="text"
        maxLength={enquiryLimits.lotNumber}
        placeholder={EXAMPLE}
        defaultValue={noNumber ?? undefined}
        autoComplete="off"
        dir="ltr"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${LOT_NUMBER_BOX}-error` : undefined}
      />
      {isWrong && (
        <p className="error-text" id={`${LOT_NUMBER_BOX}-error`}>
          <Icon name="alert-circle" />
          {t('inquiry_page.no_number', { example: `\u2068${EXAMPLE}\u2069` })}
        </p>
      )}
    </>
  )
}
