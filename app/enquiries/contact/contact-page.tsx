import { redirectDocument } from 'react-router'
import { CompanyData } from '../../company/contacts/company-data'
import { TeamCard } from '../../company/contacts/team-card'
import { useSite } from '../../company/contacts/use-site'
import { formPageHeaders } from '../../platform/http/private-headers'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import type { Route } from './+types/contact-page'
import { ContactForm } from './contact-form'
import { ContactMap } from './contact-map'
import { handleContactForm, issueContactForm } from './handle-contact-form.server'
import './contact-page.css'
import { ContactOptions } from './contact-options'

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return { form: issueContactForm(services), mapsKey: services.config.googleMapsKey }
}

/** Forces a page load: only this page's own response has the CSP that allows the map. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url)
}

/** Keeps the first form and its one-time key until the page is reloaded. */
export function shouldRevalidate() {
  return false
}

export const action = handleContactForm

export const headers = formPageHeaders

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { team, openingHours, answerWithinWorkingDays } = useSite()
  return (
    <>
      <section className="kraft contact-head">
        <div className="wrap">
          <h1 className="d1 d1--s">{t('contact_page.title')}</h1>
          <p className="lead">{t('contact_page.lead')}</p>
          {openingHours && <p className="lead">{openingHours}</p>}
        </div>
      </section>
      <div className="contact-team">
        <div className="wrap team">
          {team.map((member) => (
            <TeamCard key={member.email} member={member} level="h2" mail={false} />
          ))}
        </div>
      </div>
      <section className="section contact-write">
        <div className="wrap contact-write__grid">
          <div>
            <h2 className="d2">{t('contact_page.write_title')}</h2>
            <p className="lead">{t('contact_page.write_lead', { count: answerWithinWorkingDays })}</p>
            <ContactOptions />
          </div>
          <ContactForm issued={loaderData.form} answer={actionData} />
        </div>
      </section>
      <ContactMap mapsKey={loaderData.mapsKey} />
      <CompanyData />
    </>
  )
}
