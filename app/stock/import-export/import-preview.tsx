import { Form } from 'react-router'
import type { LotField } from '../../lots/lots/lot-changes'
import { type ChosenColumns, sheetFields } from '../../lots/spreadsheets/sheet-columns'
import { Options } from '../../platform/forms/options'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { ListTable } from '../../platform/ui/list-table'
import { fieldNames } from '../lot-form/field-names'
import type { presentCheck, RowProblem } from './check-sheet.server'
import { describeRowError } from './describe-row-error'
import { sheetFieldNames } from './sheet-field-names'
import './import-preview.css'
import { Panel } from '../../inbox/office-lists/panel'

type Preview = ReturnType<typeof presentCheck> & {
  readonly file: { readonly name: string; readonly url: string }
  readonly chosen: ChosenColumns
}

export function ImportPreview({ preview, page }: { preview: Preview; page: string }) {
  const { t } = useLanguage()
  const { valid, rejected, columns, ambiguous, unknown, problems, leaking, digest, file, chosen } = preview
  return (
    <Panel id="preview" title={<bdi>{file.name}</bdi>}>
      <p role="status">
        {t('stock.import.good', { count: valid })} {t('stock.import.bad', { count: rejected })}
      </p>
      <p>
        {t('stock.import.columns')} {columns.map(({ heading }) => heading).join(', ')}
      </p>
      {unknown.length > 0 && <UnknownColumns preview={preview} page={page} />}
      {ambiguous.length > 0 && (
        <p>
          {t('stock.import.unclear')} {ambiguous.join(', ')}
        </p>
      )}
      {problems.length > 0 && (
        <div className="alert alert--bad office-lots__guard">
          <Icon name="alert-circle" />
          <div>
            <h3 className="h5">{t('stock.import.left_out')}</h3>
            <Problems problems={problems} />
            <RefusedRows of={{ file: file.url, name: file.name, columns: JSON.stringify(chosen) }} />
          </div>
        </div>
      )}
      {valid > 0 && (
        <Form method="post" action={page} encType="multipart/form-data">
          <CheckedFile preview={preview} />
          {leaking > 0 && (
            <>
              <Leaks preview={preview} />
              <label className="check">
                {/* Keyed by digest: acknowledging covers only the leaks shown. */}
                <input key={digest} type="checkbox" name="acknowledged" value={digest} required />
                {t('publish.acknowledge')}
              </label>
            </>
          )}
          <p className="office-lots__buttons">
            <button className="btn btn--md" type="submit" name="intent" value="write">
              {t('stock.import.write', { count: valid })}
            </button>
          </p>
        </Form>
      )}
    </Panel>
  )
}

/** Choices for headings that are not recognized; columns left at the first choice are ignored. */
function UnknownColumns({ preview, page }: { preview: Preview; page: string }) {
  const { t } = useLanguage()
  const { columns, unknown } = preview
  const free = sheetFields.filter((field) => columns.every((column) => column.field !== field))
  return (
    <Form className="office-lots__column" method="post" action={page} encType="multipart/form-data">
      <CheckedFile preview={preview} />
      <fieldset className="import-columns">
        <legend>{t('stock.import.unknown')}</legend>
        {[...new Set(unknown)].map((heading) => (
          <label className="field" key={heading}>
            <bdi>{heading}</bdi>
            <input type="hidden" name="heading" value={heading} />
            <select className="input input--md" name="field">
              <option value="">{t('stock.import.ignore')}</option>
              <Options of={free.map((field) => [field, t(sheetFieldNames[field])])} />
            </select>
          </label>
        ))}
      </fieldset>
      <p className="office-lots__buttons">
        <button className="btn btn--line btn--md" type="submit" name="intent" value="check">
          {t('stock.import.look_again')}
        </button>
      </p>
    </Form>
  )
}

function CheckedFile({ preview: { file, chosen } }: { preview: Preview }) {
  return (
    <>
      <input type="hidden" name="file" value={file.url} />
      <input type="hidden" name="name" value={file.name} />
      <input type="hidden" name="columns" value={JSON.stringify(chosen)} />
    </>
  )
}

export function RefusedRows({ of }: { of: Readonly<Record<string, string>> }) {
  const { t, language } = useLanguage()
  const address = pageAddress('/:lang/team/lots/import/refused', language)
  return (
    <p>
      <a className="tap" href={`${address}?${new URLSearchParams(of)}`} download>
        {t('stock.import.refused_rows')}
      </a>
    </p>
  )
}

const isLotField = (name: string): name is LotField => name in fieldNames

function Leaks({ preview: { leaks, leaking } }: { preview: Preview }) {
  const { t } = useLanguage()
  return (
    <div className="alert alert--warn office-lots__guard">
      <Icon name="alert-triangle" />
      <div>
        <h3 className="h5" id="import-leaks">
          {t('publish.found', { count: leaking })}
        </h3>
        {leaking > leaks.length && <p>{t('publish.shown', { shown: leaks.length, total: leaking })}</p>}
        <Remarks
          label={t('publish.found', { count: leaking })}
          matter={t('stock.import.tells')}
          remarks={leaks.map(({ row, externalId, heading, kind, found }) => ({
            ...{ row, externalId, heading },
            written: found,
            matter: t(`publish.leak.${kind}`),
          }))}
        />
      </div>
    </div>
  )
}

export function Problems({ problems }: { problems: readonly RowProblem[] }) {
  const { t, messages } = useLanguage()
  if (problems.length === 0) return null
  const remarks = problems.flatMap(({ row, externalId, faults }) =>
    faults.map((fault) => ({
      ...{ row, externalId, written: fault.written },
      heading: fault.written === '' && isLotField(fault.heading) ? t(fieldNames[fault.heading]) : fault.heading,
      matter: describeRowError(fault, t, messages),
    })),
  )
  return <Remarks label={t('stock.import.problem')} matter={t('stock.import.problem')} remarks={remarks} />
}

function Remarks(props: {
  label: string
  matter: string
  remarks: readonly {
    readonly row: number
    readonly externalId: string | null
    readonly heading: string
    readonly written: string
    readonly matter: string
  }[]
}) {
  const { label, matter, remarks } = props
  const { t } = useLanguage()
  return (
    <ListTable
      look="goods"
      className="office-lots__remarks"
      scrolled={label}
      head={[t('stock.import.row'), t('stock.import.column'), t('stock.import.written'), matter]}
    >
      {remarks.map((each) => (
        <tr key={`${each.row} ${each.heading} ${each.written} ${each.matter}`}>
          <th scope="row">
            {each.row} <small>{each.externalId}</small>
          </th>
          <td dir="auto">{each.heading}</td>
          <td dir="auto">{each.written}</td>
          <td>{each.matter}</td>
        </tr>
      ))}
    </ListTable>
  )
}
