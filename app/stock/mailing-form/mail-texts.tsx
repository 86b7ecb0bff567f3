import type { FieldErrors } from '../../platform/base/errors'
import { InputField, TextField, useFieldErrors } from '../../platform/forms/field-controls'
import { languageName } from '../../platform/i18n/language-name'
import { direction } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { mailingLimits } from '../mailings/mailing-draft'
import type { DraftView } from './present-draft.server'

export function MailTexts(props: { texts: DraftView['texts']; errors: FieldErrors; look: string }) {
  const { texts, errors, look } = props
  const { t, language: here } = useLanguage()
  const errorOf = useFieldErrors(errors)
  return (
    <>
      {texts.map(({ language, count, subject, note, mail }) => {
        const own = { lang: language, dir: direction(language) }
        return (
          <section className="panel office-panel mailing__panel" key={language} aria-labelledby={`text-${language}`}>
            <h2 className="h5" id={`text-${language}`}>
              {t('mailings.text_in', { language: languageName(language, here) })}{' '}
              <small className="tabular">{count}</small>
            </h2>
            <InputField
              {...own}
              id={`subject-${language}`}
              label={t('office.subject')}
              error={errorOf(`texts.${language}.subject`)}
              name={`subject.${language}`}
              defaultValue={subject}
              maxLength={mailingLimits.subject}
            />
            <TextField
              {...own}
              label={t('mailings.note')}
              error={errorOf(`texts.${language}.note`)}
              name={`note.${language}`}
              defaultValue={note}
              maxLength={mailingLimits.note}
              rows={6}
            />
            <div className="office__row">
              <button
                className="btn btn--line btn--md"
                type="submit"
                name="look"
                value={language}
                formAction={look}
                formTarget="_blank"
              >
                {t('mailings.as_mail')}
                <Icon name="arrow-up-right" flip />
              </button>
            </div>
            <details className="ask">
              <summary>{t('mailings.as_text')}</summary>
              <pre className="mailing__text" {...own}>
                {mail}
              </pre>
            </details>
          </section>
        )
      })}
    </>
  )
}
