import { JobProgress } from '../../inbox/office-lists/job-progress'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { ListTable } from '../../platform/ui/list-table'
import type { PrivacyView } from './present-privacy.server'

export function BeingErased({ wishes }: Pick<PrivacyView, 'wishes'>) {
  const { t, messages } = useLanguage()
  return (
    <section aria-labelledby="erasing">
      <h2 id="erasing">{t('office_privacy.erasing')}</h2>
      <p className="muted">{t('office_privacy.erasing_lead')}</p>
      <ListTable
        look="records"
        head={[t('office_privacy.email'), t('audit.when'), t('audit.who'), t('office_privacy.how_far')]}
      >
        {wishes.map(({ id, email, at, who, share, percent, obstacle }) => (
          <tr key={id}>
            <td>
              <bdi dir="ltr">{email}</bdi>
            </td>
            <td>{at}</td>
            <td>{who === null ? t('office_privacy.by_themselves') : <bdi>{who}</bdi>}</td>
            <td>
              <JobProgress label={t('office_privacy.how_far')} words={percent} done={share} total={1} />
              {obstacle && (
                <small>
                  {t('office_privacy.obstacle', {
                    reason: t(isMessageKey(messages, obstacle) ? obstacle : 'office_privacy.failed'),
                  })}
                </small>
              )}
            </td>
          </tr>
        ))}
      </ListTable>
    </section>
  )
}
