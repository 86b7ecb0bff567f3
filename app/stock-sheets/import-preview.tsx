import { Form } from 'react-router'
import { isMessageKey } from '../i18n/translate'
import { useLanguage } from '../i18n/use-language'
import { fieldNames } from '../lot-form/field-names'
import type { LotField } from '../lots/lot-changes'
import { Icon } from '../ui/every-icon'
import type { RowProblem, SheetLook } from './look-at-sheet.server'

/** What was understood of a list, and of which file. */
type Preview = Omit<SheetLook, 'good' | 'describe'> & {
  readonly good: number
  readonly file: { readonly name: string; readonly url: string }
}

/** What is wider than the window is scrolled by keyboard, too: there is no link in it to go through. */
const scrolled = (label: string) => ({ role: 'region', tabIndex: 0, 'aria-label': label }) as const

/** What an import would do, before anything is written. */
export function ImportPreview({ preview, page }: { preview: Preview; page: string }) {
  const { t } = useLanguage()
  const { good, bad, columns, unclear, unknown, problems, leaking, digest, file } = preview
  return (
    <section className="panel stk__p" aria-labelledby="preview">
      <h2 className="h5" id="preview">
        <bdi>{file.name}</bdi>
      </h2>
      <p role="status">
        {t('stock.import.good', { count: good })} {t('stock.import.bad', { count: bad })}
      </p>
      <p>
        {t('stock.import.columns')} {columns.map(({ heading }) => heading).join(', ')}
      </p>
      {unknown.length > 0 && (
        <p>
          {t('stock.import.unknown')} {unknown.join(', ')}
        </p>
      )}
      {unclear.length > 0 && (
        <p>
          {t('stock.import.unclear')} {unclear.join(', ')}
        </p>
      )}
      <Problems problems={problems} />
      {good > 0 && (
        <Form method="post" action={page} encType="multipart/form-data">
          <input type="hidden" name="file" value={file.url} />
          <input type="hidden" name="name" value={file.name} />
          {leaking > 0 && (
            <>
              <Leaks preview={preview} />
              <label className="check">
                {/* Another finding, another box: who has ticked this one has not seen that. */}
                <input key={digest} type="checkbox" name="acknowledged" value={digest} required />
                {t('publish.acknowledge')}
              </label>
            </>
          )}
          <p className="stk__b">
            <button className="btn btn--md" type="submit" name="intent" value="write">
              {t('stock.import.write', { count: good })}
            </button>
          </p>
        </Form>
      )}
    </section>
  )
}

const isLotField = (name: string): name is LotField => name in fieldNames

/** What would tell everybody who supplies the goods or what they cost, by rows. */
function Leaks({ preview: { leaks, leaking } }: { preview: Preview }) {
  const { t } = useLanguage()
  return (
    <div className="alert alert--warn stk__w">
      <Icon name="alert-triangle" />
      <div>
        <h3 className="h5" id="import-leaks">
          {t('publish.found', { count: leaking })}
        </h3>
        {leaking > leaks.length && <p>{t('publish.shown', { shown: leaks.length, total: leaking })}</p>}
        <div className="tablewrap" {...scrolled(t('publish.found', { count: leaking }))}>
          <table className="mani">
            <thead>
              <tr>
                <th scope="col">{t('stock.import.row')}</th>
                <th scope="col">{t('stock.import.column')}</th>
                <th scope="col">{t('stock.import.written')}</th>
                <th scope="col">{t('stock.import.tells')}</th>
              </tr>
            </thead>
            <tbody>
              {leaks.map(({ row, externalId, heading, kind, found }) => (
                <tr key={`${row} ${heading} ${kind} ${found}`}>
                  <th scope="row">
                    {row} <small>{externalId}</small>
                  </th>
                  <td dir="auto">{heading}</td>
                  <td>
                    <bdi>{found}</bdi>
                  </td>
                  <td>{t(`publish.leak.${kind}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  )
}

/** What keeps rows from becoming lots, by their numbers. */
export function Problems({ problems }: { problems: readonly RowProblem[] }) {
  const { t, messages } = useLanguage()
  if (problems.length === 0) return null
  return (
    <div className="tablewrap" {...scrolled(t('stock.import.problem'))}>
      <table className="mani">
        <thead>
          <tr>
            <th scope="col">{t('stock.import.row')}</th>
            <th scope="col">{t('stock.import.column')}</th>
            <th scope="col">{t('stock.import.written')}</th>
            <th scope="col">{t('stock.import.problem')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.flatMap(({ row, externalId, faults }) =>
            faults.map(({ heading, written, key }) => (
              <tr key={`${row} ${heading} ${key}`}>
                <th scope="row">
                  {row} <small>{externalId}</small>
                </th>
                {/* What no column is there for has the name of its box. */}
                <td dir="auto">{written === '' && isLotField(heading) ? t(fieldNames[heading]) : heading}</td>
                <td dir="auto">{written}</td>
                <td>{t(isMessageKey(messages, key) ? key : 'validation.invalid')}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}
