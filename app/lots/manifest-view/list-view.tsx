import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { ListTable } from '../../platform/ui/list-table'
import { PageLink } from '../../platform/ui/page-link'
import { ListChoice } from './list-choice'
import { ListMapping } from './list-mapping'
import './list-view.css'
import type { ListView } from './present-lists.server'
import { PriceQuestion } from './price-question'

export function ReadList(props: { list: ListView; address: string; typed: Typed; children?: ReactNode }) {
  const { list, address, typed, children } = props
  const { t } = useLanguage()
  const { facts, notes, unread, table, mapping } = list
  return (
    <section className="panel seller-list" id={`list-${list.number}`}>
      <h2 className="h5">
        <bdi>{list.name}</bdi>
      </h2>
      {list.state === 'waiting' && <p className="muted">{t('manifest.waiting')}</p>}
      {list.refusal && <p className="seller-list__refused">{list.refusal}</p>}
      {notes.map((note) => (
        <p className="seller-list__refused" key={note}>
          {note}
        </p>
      ))}
      {facts.length > 0 && (
        <dl className="seller-list__facts">
          {facts.map(({ label, value, isBad }) => (
            <div key={label} className={isBad ? 'is-bad' : undefined}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {list.lists && <ListChoice list={list} lists={list.lists} />}
      {mapping && <PriceQuestion list={list} mapping={mapping} />}
      {table && <Lines table={table} address={address} list={list} />}
      {unread && unread.count > 0 && (
        <details className="seller-list__details">
          <summary>{t('manifest.unread', { count: unread.count })}</summary>
          <ul className="seller-list__unread">
            {unread.cells.map(({ cell, heading, reason, written }) => (
              <li key={`${cell} ${reason}`}>
                <b dir="ltr">{cell}</b> <bdi>{heading}</bdi> <span>{reason}</span>
                {written && (
                  <q>
                    <bdi>{written}</bdi>
                  </q>
                )}
              </li>
            ))}
            {unread.more > 0 && <li>{t('manifest.unread_more', { count: unread.more })}</li>}
          </ul>
        </details>
      )}
      {mapping && <ListMapping list={list} mapping={mapping} typed={typed} key={`${list.fileId} ${list.version}`} />}
      {children}
    </section>
  )
}

export type Typed = Readonly<Record<string, string>>

function Lines(props: { table: NonNullable<ListView['table']>; address: string; list: ListView }) {
  const { table, address, list } = props
  const { t } = useLanguage()
  const { first, last, count } = table.shown
  const turn = (page: string) => `${address}?${page}#list-${list.number}`
  return (
    <>
      <ListTable look="goods" scrolled={list.name} head={[t('manifest.line'), ...table.columns]}>
        {table.rows.map(({ no, cells }) => (
          <tr key={no}>
            <td>{no}</td>
            {table.columns.map(({ name, isFigure }, place) => (
              <td key={name} className={isFigure ? 'is-figure' : undefined} dir="auto">
                {cells[place]}
              </td>
            ))}
          </tr>
        ))}
      </ListTable>
      <nav className="seller-list__pages" aria-label={t('manifest.pages', { file: list.name })}>
        <span>{t('manifest.shown', { first, last, count })}</span>
        {table.back && (
          <PageLink to={turn(table.back)} preventScrollReset>
            {t('manifest.back')}
          </PageLink>
        )}
        {table.next && (
          <PageLink to={turn(table.next)} preventScrollReset>
            {t('manifest.next')}
          </PageLink>
        )}
      </nav>
    </>
  )
}
