import type { ReactNode } from 'react'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import { type SiteFacts, useSite } from './use-site'

/** Links to the external inquiry form in a new tab, if configured, else to our own. */
export function AskButton(props: {
  form: keyof SiteFacts['externalForms']
  /** Prefills our own form, as query parameters. */
  wish?: Readonly<Record<string, string>>
  look?: string
  children: ReactNode
}) {
  const { form, wish = {}, look = '', children } = props
  const { t, language } = useLanguage()
  const { externalForms } = useSite()
  const address = externalForms[form]
  const query = new URLSearchParams(wish).toString()
  if (!address)
    return (
      <PageLink className={`btn ${look}`} to={`${pageAddress('/:lang/request', language)}${query && `?${query}`}`}>
        {children}
        <Icon name="arrow-right" flip />
      </PageLink>
    )
  return (
    <a className={`btn ${look}`} href={address} target="_blank" rel="noopener">
      {children}
      <Icon name="arrow-up-right" flip />
      <span className="visually-hidden">{t('team.opens_form')}</span>
    </a>
  )
}
