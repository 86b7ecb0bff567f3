import type { FieldErrors } from '../../platform/base/errors'
import { languageName } from '../../platform/i18n/language-name'
import { direction } from '../../platform/i18n/languages'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { Field } from '../../platform/ui/field'
import { mailingLimits } from '../mailings/mailing-draft'
import type { DraftView } from './present-draft.server'

export function MailTexts(props: { texts: DraftView['texts']; errors: FieldErrors; look: string }) {
  const { texts, errors, look } = props
  const { t, language: here, messages } = useLanguage()
  const errorOf = (name: string) => {
    const key = errors[name]?.[0]
    return key === undefined ? undefined : t(isMessageKey(messages, key) ? key : 'validation.invalid')
  }
  return (
    <>
      {texts.map(({ language, count, subject, note, mail }) => {
        const own = { lang: language, dir: direction(language) }
        const [subjectError, noteError] = [errorOf(`texts.${language}.subject`), errorOf(`texts.${language}.note`)]
        return (
          <section className="panel mailing__panel" key={language} aria-labelledby={`text-${language}`}>
            <h2 className="h5" id={`text-${language}`}>
              {t('mailings.text_in', { language: languageName(language, here) })}{' '}
              <small className="tabular">{count}</small>
            </h2>
            <Field id={`subject-${language}`} label={t('office.subject')} error={subjectError}>
              <input
                className={subjectError ? 'input is-bad' : 'input'}
                id={`subject-${language}`}
                name={`subject.${language}`}
                defaultValue={subject}
                maxLength={mailingLimits.subject}
                aria-invalid={subjectError ? true : undefined}
                aria-describedby={subjectError ? `subject-${language}-error` : undefined}
                {...own}
              />
            </Field>
            <Field id={`note-${language}`} label={t('mailings.note')} error={noteError}>
              <textarea
                className={noteError ? 'input is-bad' : 'input'}
                id={`note-${language}`}
                name={`note.${language}`}
                defaultValue={note}
                maxLength={mailingLimits.note}
                rows={6}
                aria-invalid={noteError ? true : undefined}
                aria-describedby={noteError ? `note-${language}-error` : undefined}
                {...own}
              />
            </Field>
            <div className="mailing__actions">
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
