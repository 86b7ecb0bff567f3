import { plainAddress } from '../../files/pictures/picture'
import { PictureView } from '../../files/pictures/picture-view'
import { useLanguage } from '../../platform/i18n/use-language'
import type { ItemView } from '../item-view/present-item.server'
import { Panel } from '../office-lists/panel'

export function ItemFiles({ files, zip }: { files: ItemView['thing']['files']; zip: string }) {
  const { t } = useLanguage()
  return (
    <Panel title={t('offer_mail.files')}>
      {files.length > 1 && (
        <p className="item__zip">
          <a href={zip} download>
            {t('inbox.all_as_zip')}
          </a>
        </p>
      )}
      <ul className="item__files">
        {files.map(({ id, name, url, size, ending, isDocument, picture, missing }) => (
          <li key={id}>
            {/* A file that was revoked or rejected has no link. */}
            <a href={url ?? undefined} download={url === null ? undefined : name}>
              <span className={isDocument ? 'item__preview item__preview--page' : 'item__preview'}>
                {picture ? <PictureView picture={picture} sizes="160px" alt="" /> : <b aria-hidden="true">{ending}</b>}
              </span>
              <bdi>{name}</bdi>
              <small>{url === null ? t('inbox.file_gone') : size}</small>
              {missing && <small>{t(`inbox.no_preview.${missing}`)}</small>}
            </a>
            {isDocument && picture && url !== null && (
              // Download only: the document is untrusted, and a browser would run its scripts.
              <a
                className="item__view"
                href={plainAddress(picture, 1920)}
                target="_blank"
                rel="noreferrer"
                aria-label={`${t('inbox.first_page')}: ${name}`}
              >
                {t('inbox.first_page')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
