import { languageLabel } from '../../platform/i18n/language-name'
import { useLanguage } from '../../platform/i18n/use-language'
import { EmailAddress } from '../../platform/ui/email-address'
import { Icon } from '../../platform/ui/icon'
import type { ItemView } from '../item-view/present-item.server'
import { Fact } from '../office-lists/fact'
import { Panel } from '../office-lists/panel'

export function ItemContact({ item }: { item: ItemView }) {
  const { t, language } = useLanguage()
  const { phone, country } = item.record
  return (
    <Panel title={t('inbox.contact')}>
      <dl className="item__facts">
        <Fact label={t('offer_mail.name')}>
          <bdi>{item.name}</bdi>
        </Fact>
        <Fact label={t('offer_mail.company')}>{item.company && <bdi>{item.company}</bdi>}</Fact>
        <Fact label={t('offer_mail.email')}>
          <a href={`mailto:${item.email}`}>
            <EmailAddress email={item.email} />
          </a>
        </Fact>
        {phone && (
          <Fact label={t('offer_mail.phone')}>
            {phone.e164 ? (
              <a href={`tel:${phone.e164}`}>
                <bdi dir="ltr">{phone.written}</bdi>
              </a>
            ) : (
              <bdi dir="ltr">{phone.written}</bdi>
            )}
          </Fact>
        )}
        <Fact label={t('request.country')}>{country}</Fact>
        <Fact label={t('offer_mail.language')}>{languageLabel(item.spoken.language, language)}</Fact>
      </dl>
      {phone?.e164 && (
        <p className="item__call office__row">
          <a className="btn btn--line btn--md" href={`tel:${phone.e164}`}>
            <Icon name="phone" size="sm" />
            {t('inbox.call')}
          </a>
          <a
            className="btn btn--line btn--md"
            href={`https://wa.me/${phone.e164.slice(1)}?${new URLSearchParams({ text: item.draft.chat })}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="chat" size="sm" />
            {t('inbox.chat')}
          </a>
        </p>
      )}
    </Panel>
  )
}
