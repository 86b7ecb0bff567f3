import { JobProgress } from '../../inbox/office/job-progress'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import type { PrivacyView } from './present-privacy.server'

export function BeingErased({ wishes }: Pick<PrivacyView, 'wishes'>) {
  const { t, messages } = useLanguage()
  return (
    <section aria-labelledby="erasing">
      <h2 className="d5" id="erasing">
        {t('privacy_desk.erasing')}
      </h2>
      <p className="muted">{t('privacy_desk.erasing_lead')}</p>
      <table className="panel office-table">
        <thead>
          <tr>
            <th scope="col">{t('privacy_desk.email')}</th>
            <th scope="col">{t('audit.when')}</th>
            <th scope="col">{t('audit.who')}</th>
            <th scope="col">{t('privacy_desk.how_far')}</th>
          </tr>
        </thead>
        <tbody>
          {wishes.map(({ id, email, at, who, share, percent, obstacle }) => (
            <tr key={id}>
              <td>
                <bdi dir="ltr">{email}</bdi>
              </td>
              <td>{at}</td>
              <td>{who === null ? t('privacy_desk.by_themselves') : <bdi>{who}</bdi>}</td>
              <td>
                <JobProgress label={t('privacy_desk.how_far')} words={percent} done={share} total={1} />
                {obstacle && (
                  <small>
                    {t('privacy_desk.obstacle', {
                      reason: t(isMessageKey(messages, obstacle) ? obstacle : 'privacy_desk.failed'),
                    })}
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
