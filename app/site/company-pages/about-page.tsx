import { useSite } from '../../company/contacts/use-site'
import '../../company/contacts/team-card.css'
import { presentTrust } from '../../company/contacts/present-trust.server'
import { ContactForm } from '../../enquiries/contact/contact-form'
import { handleContactForm, issueContactForm } from '../../enquiries/contact/handle-contact-form.server'
import { formPageHeaders } from '../../platform/http/private-headers'
import { routeLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import '../../platform/ui/label.css'
import { ContactWays } from '../../company/contacts/contact-ways'
import type { Route } from './+types/about-page'
import './about-page.css'
import cornerUrl from './art/corner-to-shop.svg?url&no-inline'
import { Partners } from './partners'

export function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const language = routeLanguage(params)
  const trust = presentTrust(services, language, ['record', 'ways'])
  return { issued: issueContactForm(services), trust }
}

/** Keeps the form and its submission key until the page is reloaded. */
export function shouldRevalidate() {
  return false
}

export const action = handleContactForm

export const headers = formPageHeaders

export default function AboutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { issued, trust } = loaderData
  return (
    <>
      <section className="about-hero">
        <div className="wrap">
          <h1 className="d1 d1--s">{t('about_page.title')}</h1>
          <p className="lead">{t('about_page.lead')}</p>
        </div>
        <img src={cornerUrl} alt="" width="1600" height="400" />
      </section>
      <Partners />
      <HowWeWork />
      {trust && <div dangerouslySetInnerHTML={{ __html: trust }} />}
      <section className="section">
        <div className="wrap about-write">
          <div>
            <h2 className="d2">{t('about_page.write')}</h2>
            <p className="lead">{t('about_page.write_lead')}</p>
            <ContactWays className="about-ways" link="link" />
          </div>
          <ContactForm issued={issued} answer={actionData} />
        </div>
      </section>
    </>
  )
}

function HowWeWork() {
  const { t } = useLanguage()
  const { answerWithinWorkingDays } = useSite()
  return (
    <section className="on-field corrugated about-steps">
      <div className="wrap">
        <h2 className="d2">{t('about_page.how')}</h2>
        <ol className="steps">
          <Step numeral="01" title={t('about_page.list')} text={t('about_page.list_text')} />
          <Step
            numeral="02"
            title={t('about_page.price')}
            text={t('about_page.price_text', { count: answerWithinWorkingDays })}
          />
          <Step numeral="03" title={t('about_page.pay')} text={t('about_page.pay_text')} />
        </ol>
      </div>
    </section>
  )
}

function Step({ numeral, title, text }: { numeral: string; title: string; text: string }) {
  return (
    <li>
      <span className="stencil" aria-hidden="true">
        {numeral}
      </span>
      <h3 className="d4">{title}</h3>
      <p className="muted">{text}</p>
    </li>
  )
}
