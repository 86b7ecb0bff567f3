import { plainAddress } from '../../files/pictures/picture'
import { PictureView } from '../../files/pictures/picture-view'
import { useLanguage } from '../../platform/i18n/use-language'
import type { ItemView } from '../item-view/present-item.server'
import { useRight } from '../office/use-right'
import { Ask } from '../office-lists/ask'
import { Panel } from '../office-lists/panel'

export function ItemFiles({ files, zip }: { files: ItemView['record']['files']; zip: string }) {
  const { t } = useLanguage()
  const mayRevoke = useRight('remove')
  const isZipped = files.length > 1 || files.some(({ isRevoked }) => isRevoked)
  return (
    <Panel title={t('offer_mail.files')}>
      {isZipped && (
        <p className="item__zip">
          <a href={zip} download>
            {t('inbox.all_as_zip')}
          </a>
        </p>
      )}
      <ul className="item__files">
        {files.map(({ id, name, url, size, ending, isDocument, picture, missing, isRevoked }) => (
          <li key={id}>
            {/* A file that was revoked or rejected has no link. */}
            <a href={url ?? undefined} download={url === null ? undefined : name}>
              <span className={isDocument ? 'item__preview item__preview--page' : 'item__preview'}>
                {picture ? <PictureView picture={picture} sizes="160px" alt="" /> : <b aria-hidden="true">{ending}</b>}
              </span>
              <bdi>{name}</bdi>
              <small role="status">
                {isRevoked ? t('inbox.link_revoked') : url === null ? t('inbox.file_gone') : size}
              </small>
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
            {mayRevoke && url !== null && (
              <Ask label={t('inbox.revoke_link')} sure={t('inbox.revoke_sure', { file: name })} preventScrollReset>
                <button className="btn btn--stamp btn--sm" type="submit" name="revoke" value={id}>
                  {t('inbox.revoke_yes')}
                </button>
              </Ask>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
