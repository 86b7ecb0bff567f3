import { useSite } from '../../company/contacts/use-site'
import { lotAddress } from '../../lots/facts/lot-address'
import { useLanguage } from '../../platform/i18n/use-language'
import type { LotPageView } from '../lot-view/present-lot-page.server'
import { PageDescription } from '../share-pictures/page-description'

/** Search engines show about this many characters. */
const MAX_DESCRIPTION_LENGTH = 155

/** @param props.structured JSON-LD @param props.picture URL of the share picture */
export function LotHead(props: { lot: LotPageView; structured: string; picture: string }) {
  const { lot, structured, picture } = props
  const { t } = useLanguage()
  const { company, leftOut } = useSite()
  const facts = `${lot.quantity} ${lot.packed}, ${lot.place}, ${lot.condition}.`
  return (
    <>
      <PageDescription
        title={`${lot.title} – ${t('lot.lot')} ${lot.reference} – ${company.name}`}
        description={shortened(`${facts} ${lot.description}`)}
        addressIn={(language) => lotAddress(lot.reference, language)}
        picture={{ address: picture, type: 'image/jpeg', width: 1200, height: 630, alt: lot.title }}
      />
      {lot.demo || leftOut.includes('/:lang/products') ? (
        <meta name="robots" content="noindex" />
      ) : (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />
      )}
    </>
  )
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= MAX_DESCRIPTION_LENGTH
    ? line
    : `${line.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}
