import { useId } from 'react'
import { Form } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import { useRight } from '../office/use-right'
import '../office-lists/office-list.css'
import type { ItemView } from '../item-view/present-item.server'

export function BlockSender({ item: { blocked, email, domain } }: { item: ItemView }) {
  const { t, language } = useLanguage()
  const id = useId()
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
    <details className="ask">
      <summary>{t('inbox.block')}</summary>
      <Form method="post" className="item__form" preventScrollReset>
        <p>{t('inbox.block_lead')}</p>
        <div className="field">
          <label htmlFor={`${id}-whom`}>{t('inbox.block_whom')}</label>
          <select className="input" id={`${id}-whom`} name="whom" dir="ltr">
            <option value="address">{email}</option>
            {domain !== null && <option value="domain">{domain}</option>}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-why`}>{t('inbox.block_why')}</label>
          <input className="input" id={`${id}-why`} name="why" maxLength={200} autoComplete="off" dir="auto" />
        </div>
        <button className="btn btn--stamp btn--md" type="submit" name="intent" value="block">
          {t('inbox.block_now')}
        </button>
      </Form>
    </details>
  )
}
