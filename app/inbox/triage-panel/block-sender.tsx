import { InputField, SelectField } from '../../platform/forms/field-controls'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { ItemView } from '../item-view/present-item.server'
import { useRight } from '../office/use-right'
import { Ask } from '../office-lists/ask'

export function BlockSender({ item: { blocked, email, domain } }: { item: ItemView }) {
  const { t, language } = useLanguage()
  const mayBlock = useRight('remove')
  if (blocked !== null)
    return (
      <p className="muted">
        {t('inbox.is_blocked', { sender: blocked })}{' '}
        <PageLink to={pageAddress('/:lang/team/senders', language)}>{t('senders.title')}</PageLink>
      </p>
    )
  if (!mayBlock) return null
  return (
    <Ask label={t('inbox.block')} sure={t('inbox.block_lead')} className="item__form" preventScrollReset>
      <SelectField label={t('inbox.block_whom')} name="whom" dir="ltr">
        <option value="address">{email}</option>
        {domain !== null && <option value="domain">{domain}</option>}
      </SelectField>
      <InputField label={t('inbox.block_why')} name="why" maxLength={200} autoComplete="off" dir="auto" />
      <button className="btn btn--stamp btn--md" type="submit" name="intent" value="block">
        {t('inbox.block_now')}
      </button>
    </Ask>
  )
}
