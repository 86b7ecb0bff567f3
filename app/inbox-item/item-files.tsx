import { useLanguage } from '../i18n/use-language'
import { PictureView } from '../pictures/picture-view'
import type { ItemView } from './present-item.server'

/** What was sent along: pictures as pictures, everything else by its kind; each leads to the file. */
export function ItemFiles({ files, zip }: { files: ItemView['thing']['files']; zip: string }) {
  const { t } = useLanguage()
  return (
    <section className="panel itm__p">
      <h2 className="h5">{t('offer_mail.files')}</h2>
      {files.length > 1 && (
        <p className="itm__z">
          <a href={zip} download>
            {t('inbox.all_as_zip')}
          </a>
        </p>
      )}
      <ul className="itm__x">
        {files.map(({ id, name, url, size, ending, picture }) => (
          <li key={id}>
            {/* A file that was revoked, or refused after all, leads nowhere. */}
            <a href={url ?? undefined} download={url === null ? undefined : name}>
              <span className="itm__v">
                {picture ? <PictureView picture={picture} sizes="160px" alt="" /> : <b aria-hidden="true">{ending}</b>}
              </span>
              <bdi>{name}</bdi>
              <small>{url === null ? t('inbox.file_gone') : size}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
