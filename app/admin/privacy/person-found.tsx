import { Form, useActionData } from 'react-router'
import type { OfficeFormError } from '../../inbox/office/answer-office-form.server'
import { InputField } from '../../platform/forms/field-controls'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { PrivacyView } from './present-privacy.server'

export function PersonFound({ person: { email, kinds, erasedAt } }: { person: NonNullable<PrivacyView['person']> }) {
  const { t, language } = useLanguage()
  const refused = useActionData<OfficeFormError>()
  return (
    <section className="panel privacy__panel" aria-labelledby="found">
      <h2 id="found">
        <bdi dir="ltr">{email}</bdi>
      </h2>
      {erasedAt && <p>{t('office_privacy.erased_before', { moment: erasedAt })}</p>}
      {kinds.length === 0 ? (
        <p>{t('office_privacy.nobody')}</p>
      ) : (
        <>
          <ul className="privacy__kinds">
            {kinds.map(({ label, count }) => (
              <li key={label}>{t('office_privacy.some', { kind: t(label), count })}</li>
            ))}
          </ul>
          <p className="muted">{t('office_privacy.also_named')}</p>
          {/* Native form: the response is a download. */}
          <form method="post" action={`${pageAddress('/:lang/team/privacy', language)}/export`}>
            <button className="btn btn--line btn--md" type="submit" name="email" value={email}>
              <Icon name="download" />
              {t('office_privacy.export')}
            </button>
          </form>
          <details className="ask" open={refused !== undefined || undefined}>
            <summary>{t('office_privacy.erase')}</summary>
            <Form method="post">
              <p>{t('office_privacy.erase_warning')}</p>
              <input type="hidden" name="email" value={email} />
              <InputField
                label={t('office_privacy.again')}
                name="again"
                type="email"
                dir="ltr"
                autoComplete="off"
                required
                defaultValue={refused?.typed.again}
              />
              <button className="btn btn--stamp btn--md" type="submit">
                <Icon name="trash" />
                {t('office_privacy.erase_now')}
              </button>
            </Form>
          </details>
        </>
      )}
    </section>
  )
}
