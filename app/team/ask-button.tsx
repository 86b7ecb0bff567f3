import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/use-language'
import { Icon } from '../ui/icon'
import { type SiteFacts, useSite } from './use-site'

/**
 * Where a buyer asks for goods: the form of another service, in a new tab, where the site has one; else an e-mail with
 * the subject filled in to the one who answers buyers.
 */
export function AskButton(props: {
  form: keyof SiteFacts['externalForms']
  subject: string
  look?: string
  children: ReactNode
}) {
  const { form, subject, look = '', children } = props
  const { t } = useLanguage()
  const { externalForms, buyersContact } = useSite()
  const address = externalForms[form]
  if (!address)
    return (
      <a className={`btn ${look}`} href={`mailto:${buyersContact.email}?subject=${encodeURIComponent(subject)}`}>
        {children}
        <Icon name="mail" />
      </a>
    )
  return (
    <a className={`btn ${look}`} href={address} target="_blank" rel="noopener">
      {children}
      <Icon name="arrow-up-right" flip />
      <span className="vh">{t('team.opens_form')}</span>
    </a>
  )
}
