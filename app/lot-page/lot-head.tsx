import { useLanguage } from '../i18n/use-language'
import { lotAddress } from '../lots/lot-address'
import { plainAddress } from '../pictures/picture'
import { PageDescription } from '../share/page-description'
import { useSite } from '../team/use-site'
import type { LotPageView } from './present-lot-page.server'

/** Width of the picture that a shared link shows, in pixels, as far as it has so many. */
const SHARED_WIDTH = 1280

/** Search results show about so many characters. */
const LONGEST_DESCRIPTION = 155

/** What search engines and shared links show of a lot: its own words, and its own photo. */
export function LotHead({ lot, structured }: { lot: LotPageView; structured: string }) {
  const { t } = useLanguage()
  const { company } = useSite()
  const [photo] = lot.photos
  const width = photo ? Math.min(SHARED_WIDTH, photo.picture.width) : 0
  const facts = `${lot.quantity} ${lot.packed}, ${lot.place}, ${lot.condition}.`
  return (
    <>
      <PageDescription
        title={`${lot.title} – ${t('lot.lot')} ${lot.reference} – ${company.name}`}
        description={shortened(`${facts} ${lot.description}`)}
        addressIn={(language) => lotAddress(lot.reference, language)}
        picture={
          photo && {
            address: plainAddress(photo.picture, SHARED_WIDTH),
            type: 'image/jpeg',
            width,
            height: Math.round((width * photo.picture.height) / photo.picture.width),
            alt: photo.alt,
          }
        }
      />
      {/* A demonstration is nothing to be found by searching. */}
      {lot.demo ? (
        <meta name="robots" content="noindex" />
      ) : (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />
      )}
    </>
  )
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST_DESCRIPTION ? line : `${line.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`
}
