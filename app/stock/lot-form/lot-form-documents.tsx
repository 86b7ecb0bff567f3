import { type ReactNode, useContext } from 'react'
import { type Picture, plainAddress } from '../../files/pictures/picture'
import { PictureView } from '../../files/pictures/picture-view'
import { termNames } from '../../lots/facts/term-names'
import { useLanguage } from '../../platform/i18n/use-language'
import { fieldValue, rowsOf } from './lot-form'
import { CheckBox, FormContext, SelectBox } from './lot-form-fields'
import { audiences } from './lot-form-goods'
import './lot-photos.css'
import { Panel } from '../../inbox/office-lists/panel'

/** Documents of a lot. @param props.previews first pages, by document address @param props.children shown below, even without documents */
export function DocumentFields(props: { previews: Readonly<Record<string, Picture>>; children?: ReactNode }) {
  const { previews, children } = props
  const { t } = useLanguage()
  const { values, isReview = false } = useContext(FormContext)
  const documents = rowsOf(values, 'document')
    .map((row) => ({ field: `document.${row}`, url: fieldValue(values, `document.${row}.url`) }))
    .filter(({ url }) => url !== '')
  if (documents.length === 0 && !children) return null
  return (
    <Panel title={t('lot_page.documents')}>
      {documents.map(({ field, url }) => (
        // Keyed by address, so that a row's state survives the removal of other rows.
        <div className={isReview ? 'office-lots__grid office-lots__chosen' : 'office-lots__grid'} key={url}>
          <p className="span-6 office-lots__document">
            <DocumentPage picture={previews[url]} />
            <bdi>{fieldValue(values, `${field}.name`)}</bdi>
            <input type="hidden" name={`${field}.url`} value={url} />
            <input type="hidden" name={`${field}.name`} value={fieldValue(values, `${field}.name`)} />
          </p>
          {isReview && <CheckBox name={`${field}.shown`} label={t('publish.show_document')} wide={2} />}
          <SelectBox name={`${field}.kind`} label={t('stock.kind')} choices={termNames.documentKind(t)} wide={2} />
          <SelectBox
            name={`${field}.visibility`}
            label={t('stock.who_sees_document')}
            choices={audiences(t)}
            wide={2}
          />
          {!isReview && <CheckBox name={`${field}.remove`} label={t('stock.remove')} wide={2} />}
        </div>
      ))}
      {children}
    </Panel>
  )
}

/** First page, linked to a larger view. The document itself is download only. */
function DocumentPage({ picture }: { picture: Picture | undefined }) {
  const { t } = useLanguage()
  if (!picture) return null
  return (
    <a href={plainAddress(picture, 1920)} target="_blank" rel="noreferrer" aria-label={t('inbox.first_page')}>
      <PictureView picture={picture} sizes="72px" alt="" />
    </a>
  )
}
