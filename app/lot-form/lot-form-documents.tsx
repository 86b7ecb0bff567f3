import { useContext } from 'react'
import { useLanguage } from '../i18n/use-language'
import { termNames } from '../lots/term-names'
import { type Picture, plainAddress } from '../pictures/picture'
import { PictureView } from '../pictures/picture-view'
import { PageLink } from '../ui/page-link'
import { rowsOf, typedIn } from './lot-form'
import { CheckBox, FormContext, SelectBox } from './lot-form-boxes'
import { audiences } from './lot-form-goods'

/** The form that takes new files beside the one of the lot: forms do not nest. */
export const FILES_FORM = 'lot-files'

/** How many lines the manifest of a lot has, and the page that it is replaced on. */
interface ManifestOfLot {
  readonly lines: number
  readonly page: string
}

/**
 * The documents of a lot, its manifest, and the way to add files.
 * @param props.previews first pages, by the documents' addresses
 * @param props.manifest what the lot has of one; null: it is not there yet
 */
export function DocumentBoxes(props: { previews: Readonly<Record<string, Picture>>; manifest: ManifestOfLot | null }) {
  const { previews, manifest } = props
  const { t } = useLanguage()
  const { values } = useContext(FormContext)
  const rows = rowsOf(values, 'document').filter((row) => typedIn(values, `document.${row}.url`) !== '')
  if (rows.length === 0 && manifest === null) return null
  return (
    <section className="panel stk__p">
      <h2 className="h5">{t('lot_page.documents')}</h2>
      {rows.map((row) => (
        // By its address: rows are counted anew when one goes, and what is chosen beside another stays with it.
        <div className="stk__g" key={typedIn(values, `document.${row}.url`)}>
          <p className="w-6 stk__y">
            <DocumentPage picture={previews[typedIn(values, `document.${row}.url`)]} />
            <bdi>{typedIn(values, `document.${row}.name`)}</bdi>
            <input type="hidden" name={`document.${row}.url`} value={typedIn(values, `document.${row}.url`)} />
            <input type="hidden" name={`document.${row}.name`} value={typedIn(values, `document.${row}.name`)} />
          </p>
          <SelectBox
            name={`document.${row}.kind`}
            label={t('stock.kind')}
            choices={termNames.documentKind(t)}
            wide={2}
          />
          <SelectBox
            name={`document.${row}.visibility`}
            label={t('stock.who_sees_document')}
            choices={audiences(t)}
            wide={2}
          />
          <CheckBox name={`document.${row}.remove`} label={t('stock.remove')} wide={2} />
        </div>
      ))}
      {manifest !== null && <AddFiles manifest={manifest} />}
    </section>
  )
}

/** The first page of a document, which leads to the same in large: the document itself is only ever saved. */
function DocumentPage({ picture }: { picture: Picture | undefined }) {
  const { t } = useLanguage()
  if (!picture) return null
  return (
    <a href={plainAddress(picture, 1920)} target="_blank" rel="noreferrer" aria-label={t('inbox.first_page')}>
      <PictureView picture={picture} sizes="72px" alt="" />
    </a>
  )
}

function AddFiles({ manifest: { lines, page } }: { manifest: ManifestOfLot }) {
  const { t } = useLanguage()
  return (
    <>
      <p>
        {t('stock.manifest_lines', { count: lines })}{' '}
        <PageLink className="link" to={page}>
          {t(lines > 0 ? 'stock.manifest.change' : 'stock.manifest.add')}
        </PageLink>
      </p>
      <div className="stk__g">
        <label className="w-3 field">
          <span>{t('stock.add_files')}</span>
          <input className="inp inp--md" type="file" name="files" multiple form={FILES_FORM} />
        </label>
        <label className="w-2 field">
          <span>{t('stock.kind')}</span>
          <select className="inp inp--md" name="kind" form={FILES_FORM} defaultValue="packing_list">
            {termNames.documentKind(t).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p className="w-1 stk__e">
          <button className="btn btn--line btn--md" type="submit" name="intent" value="files" form={FILES_FORM}>
            {t('stock.add')}
          </button>
        </p>
      </div>
      <p className="hint">{t('stock.add_files_hint')}</p>
    </>
  )
}
