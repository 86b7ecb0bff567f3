import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { companyPlace, mapLink } from '../../company/contacts/company-place'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { mapAddress } from './map-address'
import { useMapConsent } from './map-consent'
import { MapFacade } from './map-facade'

/** Location map. Makes no external request until the visitor consents; consent can be withdrawn in the same place. */
export function ContactMap({ mapsKey }: { mapsKey: string | null }) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const { given, give, withdraw } = useMapConsent()
  const button = useRef<HTMLButtonElement>(null)
  const remember = useRef<HTMLInputElement>(null)
  const place = companyPlace(company.address, language)
  // The pressed button is gone, so move focus to the one that undoes it.
  const change = (answer: () => void) => () => {
    flushSync(answer)
    button.current?.focus()
  }
  const link = (
    <a className="btn btn--line" href={mapLink(place)}>
      {t('contact_page.open_in_maps')}
      <Icon name="arrow-up-right" flip />
    </a>
  )
  return (
    <section className="contact-map" id="map" aria-label={t('contact_page.map')}>
      {given ? (
        <>
          <iframe
            className="contact-map__frame"
            title={t('contact_page.frame_title', { place })}
            src={mapAddress(place, language, mapsKey)}
            allowFullScreen
          />
          <div className="contact-map__off">
            <button className="btn btn--md" type="button" ref={button} onClick={change(withdraw)}>
              {t('contact_page.hide_map')}
            </button>
          </div>
        </>
      ) : (
        <>
          <MapFacade />
          <div className="contact-map__veil" />
          <div className="contact-map__consent">
            <h2 className="d3">{t('contact_page.map_title')}</h2>
            <p className="needs-js">{t('contact_page.map_consent')}</p>
            <p className="contact-map__nojs">{t('contact_page.map_off')}</p>
            <div className="chips">
              <button
                className="btn needs-js"
                type="button"
                ref={button}
                onClick={change(() => give(remember.current?.checked === true))}
              >
                {t('contact_page.load_map')}
              </button>
              {link}
            </div>
            <label className="check needs-js">
              <input type="checkbox" ref={remember} />
              {t('contact_page.remember_map')}
            </label>
          </div>
        </>
      )}
    </section>
  )
}
