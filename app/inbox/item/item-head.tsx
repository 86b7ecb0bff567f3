import { pageAddress } from '../../platform/i18n/page-address'
import { upperCaseLanguage } from '../../platform/i18n/upper-case'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import type { ItemView } from '../item-view/present-item.server'
import { canConvert } from '../items/item-states'
import { kindNames, pillOf, stateName } from '../list/item-words'
import { useRight } from '../office/use-right'
import { Breadcrumb } from '../office-lists/office-head'
import { ActionForm } from '../triage-panel/action-form'
import './item-head.css'

export function ItemHead({ item }: { item: ItemView }) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/inbox', language)
  const { goods } = item.record
  const figures = [goods.quantity, goods.value].filter((figure) => figure !== null)
  const title = goods.title || (item.company ?? item.name)
  return (
    <header className="item-head">
      <Breadcrumb
        list="inbox"
        here={
          <>
            {t(kindNames[item.kind])} {item.reference && <bdi dir="ltr">{item.reference}</bdi>}
          </>
        }
      />
      <h1 className="d3">
        <bdi lang={upperCaseLanguage(title)}>{title}</bdi>
      </h1>
      {figures.length > 0 && <p className="item-head__figures">{figures.join(' · ')}</p>}
      <p className="item-head__from">
        <span className={pillOf(item.state)}>{t(stateName(item.state))}</span>
        <b>
          <bdi>{item.company ?? item.name}</bdi>
        </b>
        {item.company && <bdi>{item.name}</bdi>}
        <span>{t('inbox.received', { moment: item.received })}</span>
        {item.due && <span>{t('inbox.answer_by', { day: item.due })}</span>}
        {item.until && <span>{t('inbox.event.snoozed', { moment: item.until })}</span>}
      </p>
      <div className="item-head__acts">
        {item.box !== 'quarantine' && (
          <PageLink className="btn btn--line btn--md" to={`${page}/${item.id}#reply`}>
            <Icon name="mail" size="sm" />
            {t('inbox.reply')}
          </PageLink>
        )}
        {(item.box === 'open' || item.box === 'snoozed') && (
          <ActionForm item={item} intent="done" button={t('inbox.done')} shortcut="e" />
        )}
        {(item.box === 'done' || item.box === 'snoozed') && (
          <ActionForm item={item} intent="reopen" button={t('inbox.reopen')} />
        )}
        <ItemLot item={item} />
      </div>
    </header>
  )
}

function ItemLot({ item }: { item: ItemView }) {
  const { t, language } = useLanguage()
  const { id, lot, kind, state, box } = item
  const mayPublish = useRight('costs')
  if (lot !== null)
    return (
      <PageLink to={`${pageAddress('/:lang/team/lots', language)}/${lot}`}>
        {t('lot.lot')} <bdi dir="ltr">{lot}</bdi>
      </PageLink>
    )
  if (kind === 'inquiry' && box !== 'quarantine' && state !== 'won' && state !== 'spam')
    return (
      <PageLink className="btn btn--md" to={`${pageAddress('/:lang/team/inbox', language)}/${id}/sell`}>
        {t('sales.sell')}
      </PageLink>
    )
  if (!canConvert(item) || !mayPublish) return null
  return (
    <PageLink className="btn btn--md" to={`${pageAddress('/:lang/team/inbox', language)}/${id}/publish`}>
      {t('publish.title')}
    </PageLink>
  )
}
