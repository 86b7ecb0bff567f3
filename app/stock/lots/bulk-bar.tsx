import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { termNames } from '../../lots/facts/term-names'
import { Options } from '../../platform/forms/options'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Alert, RefusalAlert } from '../../platform/ui/alert'
import { Icon } from '../../platform/ui/every-icon'
import { ListTable } from '../../platform/ui/list-table'
import { audiences } from '../lot-form/lot-form-goods'
import type { BulkAnswer, BulkPreview } from './answer-bulk-form.server'
import { bulkStatuses, MAX_AT_ONCE } from './bulk-change'
import type { BulkOutcome } from './bulk-outcome.server'
import type { LotsView } from './present-lots.server'
import '../../inbox/office-lists/office-list.css'

/** Bulk actions, each previewed first. @param props.found number of lots on all pages; null if this is the only page */
export function BulkBar({ found }: { found: LotsView['found'] | null }) {
  const { t } = useLanguage()
  return (
    <fieldset className="choice-actions">
      <legend className="visually-hidden">{t('inbox.with_chosen')}</legend>
      <output className="tabular" />
      {/* Enter in the percent field activates the form's first button. */}
      <button type="submit" name="change" value="price" hidden />
      {found !== null && (
        <label className="check">
          <input type="checkbox" name="all" value="on" />
          {t(found.isTooMany ? 'stock.bulk.first' : 'stock.bulk.all', { found: found.shown, most: MAX_AT_ONCE })}
        </label>
      )}
      <button className="btn btn--line btn--sm" type="submit" name="change" value="send">
        <Icon name="mail" />
        {t('mailings.new')}
      </button>
      <button className="btn btn--line btn--sm" type="submit" name="change" value="ask">
        {t('supplier_check.ask_now')}
      </button>
      <details className="ask choice-actions__more">
        <summary>{t('stock.bulk.change')}</summary>
        <div>
          <Change change="price" button={t('stock.bulk.price')}>
            <input
              className="input input--sm"
              name="percent"
              inputMode="text"
              placeholder="-10 %"
              aria-label={t('stock.bulk.percent')}
            />
          </Change>
          <Change change="status" button={t('stock.bulk.status')}>
            <Select name="status" label={t('inbox.status')}>
              <Options of={termNames.status(t).filter(([status]) => bulkStatuses.some((each) => each === status))} />
            </Select>
          </Change>
          <Change change="visibility" button={t('stock.bulk.visibility')}>
            <Select name="visibility" label={t('stock.who_sees_price')}>
              <Options of={audiences(t)} />
            </Select>
          </Change>
          <Change change="category" button={t('stock.bulk.category')}>
            <Select name="category" label={t('lot_page.category')}>
              <Options of={termNames.category(t)} />
            </Select>
          </Change>
        </div>
      </details>
    </fieldset>
  )
}

function Change({ change, button, children }: { change: string; button: string; children: ReactNode }) {
  return (
    <span>
      {children}
      <button className="btn btn--line btn--sm" type="submit" name="change" value={change}>
        {button}
      </button>
    </span>
  )
}

function Select({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <select className="input input--sm" name={name} aria-label={label}>
      {children}
    </select>
  )
}

export function BulkNotice({ outcome, answer }: { outcome: BulkOutcome | null; answer: BulkAnswer | undefined }) {
  const { t } = useLanguage()
  const left = answer ? 0 : (outcome?.missed ?? 0) + (outcome?.refused ?? 0)
  return (
    <>
      <RefusalAlert refused={answer}>
        {left > 0 && <Alert tone="warn">{t('stock.bulk.left', { count: left })}</Alert>}
      </RefusalAlert>
      <div role="status">
        {!answer && outcome?.asked && <Alert tone="ok">{t('supplier_check.asked_now', outcome.asked)}</Alert>}
        {!answer && outcome && !outcome.asked && (
          <Form method="post" className="alert alert--ok">
            <Icon name="check" />
            <span>
              {outcome.undone
                ? t('stock.bulk.undone', { count: outcome.changed })
                : t('stock.bulk.done', { count: outcome.changed })}
            </span>
            {outcome.canUndo && (
              <button className="btn btn--quiet" type="submit" name="undo" value={outcome.actionId}>
                {t('inbox.undo')}
              </button>
            )}
          </Form>
        )}
      </div>
      {answer?.preview && <Preview preview={answer.preview} />}
    </>
  )
}

function Preview({ preview }: { preview: BulkPreview }) {
  const { t, messages } = useLanguage()
  const isBusy = useNavigation().state !== 'idle'
  const { valid, rows, lots } = preview
  const heading = useRef<HTMLHeadingElement>(null)
  // Focus the preview: it is above the list and may be out of view.
  useEffect(() => {
    if (preview) heading.current?.focus()
  }, [preview])
  return (
    <Form method="post" className="panel office-panel" aria-labelledby="bulk-preview">
      <h2 className="h5" id="bulk-preview" ref={heading} tabIndex={-1}>
        {t('stock.bulk.preview', { count: lots })}
      </h2>
      {preview.fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {lots > rows.length && <p>{t('publish.shown', { shown: rows.length, total: lots })}</p>}
      <p className="office-lots__buttons">
        <button
          className="btn btn--md"
          type="submit"
          name="intent"
          value="apply"
          disabled={valid === 0}
          aria-disabled={isBusy || undefined}
        >
          {t('stock.bulk.apply', { count: valid })}
        </button>
        <span role="status">{isBusy && t('stock.saving')}</span>
      </p>
      <ListTable look="goods" head={[t('lot.lot'), t('stock.bulk.was'), t('stock.bulk.becomes')]}>
        {rows.map(({ reference, title, was, becomes, problems, warning }) => (
          <tr key={reference}>
            <th scope="row" dir="auto">
              <bdi dir="ltr">{reference}</bdi> {title}
            </th>
            <td>{was}</td>
            <td>
              {becomes}
              {warning && <span className="pill pill--warn">{t(`stock.${warning}`)}</span>}
              {problems.map((key) => (
                <small className="error-text" key={key}>
                  {t(isMessageKey(messages, key) ? key : 'validation.invalid')}
                </small>
              ))}
            </td>
          </tr>
        ))}
      </ListTable>
    </Form>
  )
}
