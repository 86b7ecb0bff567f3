import { useLanguage } from '../i18n/use-language'
import blackUrl from './art/olives-black.svg?url&no-inline'
import greenUrl from './art/olives-green.svg?url&no-inline'
import kalamataUrl from './art/olives-kalamata.svg?url&no-inline'

const olives = [
  {
    picture: blackUrl,
    name: 'aliveta.black',
    text: 'aliveta.black_text',
    sizes: 'aliveta.black_sizes',
    packed: 'aliveta.black_packed',
  },
  {
    picture: greenUrl,
    name: 'aliveta.green',
    text: 'aliveta.green_text',
    sizes: 'aliveta.green_sizes',
    packed: 'aliveta.green_packed',
  },
  {
    picture: kalamataUrl,
    name: 'aliveta.kalamata',
    text: 'aliveta.kalamata_text',
    sizes: 'aliveta.kalamata_sizes',
    packed: 'aliveta.kalamata_packed',
  },
] as const

export function AlivetaOlives() {
  const { t } = useLanguage()
  return (
    <section className="aprod">
      <div className="wrap">
        <h2>{t('aliveta.products_title')}</h2>
        <div className="aprod__g">
          {olives.map(({ picture, name, text, sizes, packed }) => (
            <article className="ap" key={name}>
              <img src={picture} alt="" width="480" height="480" loading="lazy" decoding="async" />
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
              <dl>
                <div>
                  <dt>{t('aliveta.sizes')}</dt>
                  <dd>{t(sizes)}</dd>
                </div>
                <div>
                  <dt>{t('aliveta.packed')}</dt>
                  <dd>{t(packed)}</dd>
                </div>
              </dl>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
