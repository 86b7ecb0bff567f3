import { perLanguage } from '../i18n/per-language'
import { useLanguage } from '../i18n/use-language'
import { categories } from '../lots/categories'
import { useSite } from '../team/use-site'
import { HandlingMark } from './handling-marks'
import './floor-label.css'

const numberFormat = perLanguage((language) => new Intl.NumberFormat(language))

/** The label stuck on the first screen: what there is, in figures that are true. */
export function FloorLabel() {
  const { t, language } = useLanguage()
  const { team, answersBuyersWithinWorkingDays } = useSite()
  const spoken = new Set(team.flatMap((member) => member.languages))
  const number = numberFormat(language)
  return (
    <aside className="slabel floor" aria-label={t('home.floor_title')}>
      <p className="slabel__r floor__h">
        {t('home.floor_title')}
        <span>
          <HandlingMark name="up" />
          <HandlingMark name="dry" />
        </span>
      </p>
      <p className="slabel__r floor__n">
        {number.format(categories.length)} <span>{t('home.floor_categories', { count: categories.length })}</span>
      </p>
      <div className="slabel__2">
        <p>
          <span className="cap">{t('home.floor_answer')}</span>
          <span className="figure">{number.format(answersBuyersWithinWorkingDays)}</span>
        </p>
        {spoken.size > 0 && (
          <p>
            <span className="cap">{t('home.floor_languages')}</span>
            <span className="figure">{number.format(spoken.size)}</span>
          </p>
        )}
      </div>
      <div className="slabel__r">
        <div className="bars" />
      </div>
    </aside>
  )
}
