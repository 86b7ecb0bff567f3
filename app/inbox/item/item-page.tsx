import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isId } from '../../platform/base/is-id'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { markRead } from '../items/change-item.server'
import { InboxNotice } from '../list/inbox-notice'
import { kindNames, pillOf, stateName } from '../list/item-words'
import { presentLastAction } from '../list/present-inbox.server'
import { useInboxEvents } from '../list/use-inbox-events'
import { officeContext } from '../office/require-office.server'
import { Fact } from '../office-lists/fact'
import { OfficeTitle } from '../office-lists/office-head'
import { type DraftKind, parseDraftKind } from '../replies/draft-kinds'
import '../../platform/ui/pill.css'
import { PageLink } from '../../platform/ui/page-link'
import { ColleaguesWriting } from '../composer/colleagues-writing'
import { ItemComposer } from '../composer/item-composer'
import { ItemCounterOffer } from '../composer/item-counter-offer'
import { ItemNote } from '../composer/item-note'
import { BuyerBefore } from '../item-goods/buyer-before'
import { EnquiryLots } from '../item-goods/enquiry-lots'
import { GoodsElsewhere } from '../item-goods/goods-elsewhere'
import { TriagePanel } from '../triage-panel/triage-panel'
import type { Route } from './+types/item-page'
import { handleItemForm } from './answer-item-form.server'
import { ItemContact } from './item-contact'
import { ItemFiles } from './item-files'
import { ItemHead } from './item-head'
import { ItemHistory } from './item-history'
import { ItemKeys, itemKeys } from './item-keys'
import './item-page.css'
import { ReadList } from '../../lots/manifest-view/list-view'
import { presentLists } from '../../lots/manifest-view/present-lists.server'
import { ItemReply } from '../composer/item-reply'
import { useLastDone } from '../composer/use-last-done'
import { presentGoods } from '../item-view/present-goods.server'
import { presentItem } from '../item-view/present-item.server'
import { Panel } from '../office-lists/panel'

export async function loader(args: Route.LoaderArgs) {
  const { services, session, language, costs, search } = officeContext(args)
  const { item: itemId } = args.params
  const reader = { language, costs }
  const item = isId(itemId) ? await presentItem(services, itemId, session.member, reader, search.get('reply')) : null
  if (!item) throw redirect(pageAddress('/:lang/team/inbox', language))
  await markRead(services, itemId)
  const lastAction = await presentLastAction(services, search, session.member)
  const [lists, goods] = await Promise.all([
    presentLists(services, item.record.files, search, language),
    presentGoods(services, item, language),
  ])
  return { item, lists, goods, lastAction }
}

export const action = handleItemForm

/** Revalidates after a refusal too, since its usual cause is a colleague's change. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || formMethod !== undefined
}

export const handle = { keys: itemKeys }

/** Keyed by item, so that nothing typed for one is sent to another. */
export default function ItemPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ShownItem key={loaderData.item.id} loaderData={loaderData} actionData={actionData} />
}

function ShownItem({
  loaderData: { item, lists, goods, lastAction },
  actionData,
}: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { t, language } = useLanguage()
  useInboxEvents()
  const lastNote = useLastDone(lastAction, 'note')
  const lastReply = useLastDone(lastAction, 'reply')
  const lastCounterOffer = useLastDone(lastAction, 'counter_offer')
  const lastCalledBack = useLastDone(lastAction, 'called_back')
  const refused = (intent: string) => (actionData?.typed.intent === intent ? actionData.typed : null)
  /** Item version shown when the form was refused because of a concurrent change. */
  const heldAt = (form: DraftKind) =>
    actionData?.reason === 'inbox.changed_meanwhile' ? (refused(form)?.item ?? null) : null
  const typedIn = (form: DraftKind) => refused(form) ?? item.drafts[form] ?? {}
  const { enquiry } = item
  const page = pageAddress('/:lang/team/inbox', language)
  const from = item.company ?? item.name
  // Facts about lots are shown next to their prices instead.
  const shown = enquiry?.lots.map(({ reference }) => t('inquiry.lot', { lot: reference })) ?? []
  const facts = item.record.facts.filter(({ label }) => !shown.includes(label))
  const forms = [
    {
      name: 'reply',
      label: t('inbox.reply'),
      form: (
        <ItemReply
          item={item}
          typed={typedIn('reply')}
          heldAt={heldAt('reply')}
          isSent={lastReply !== null}
          key={`${lastReply} ${lastCalledBack} ${item.draft.template}`}
        />
      ),
    },
    {
      name: 'counter_offer',
      label: t('inbox.event.counter_offer'),
      form: (
        <ItemCounterOffer
          item={item}
          typed={typedIn('counter_offer')}
          heldAt={heldAt('counter_offer')}
          isSent={lastCounterOffer !== null}
          key={`${lastCounterOffer} ${lastCalledBack}`}
        />
      ),
    },
    {
      name: 'note',
      label: t('inbox.internal_note'),
      form: <ItemNote item={item} typed={typedIn('note')} isSent={lastNote !== null} key={lastNote} />,
    },
  ] as const
  const possible = forms.filter(
    ({ name }) => name === 'note' || (item.box !== 'quarantine' && (name === 'reply' || item.kind === 'offer')),
  )
  return (
    <>
      <OfficeTitle title={item.reference ?? from} />
      <ItemHead item={item} />
      <InboxNotice lastAction={lastAction} refused={actionData} />
      <div className="item">
        <div className="item__main">
          {enquiry && <EnquiryLots enquiry={enquiry} />}
          {(item.record.text || facts.length > 0) && (
            <Panel title={t('inbox.text')}>
              {item.record.text && (
                <p className="item__text" dir="auto" lang={item.spoken.language}>
                  {item.record.text}
                </p>
              )}
              {facts.length > 0 && (
                <dl className="item__facts">
                  {facts.map(({ label, value }) => (
                    <Fact key={label} label={label} dir="auto">
                      {value}
                    </Fact>
                  ))}
                </dl>
              )}
            </Panel>
          )}
          {item.record.files.length > 0 && <ItemFiles files={item.record.files} zip={`${page}/${item.id}/files`} />}
          {lists.map((list) => (
            <ReadList key={list.fileId} list={list} address={`${page}/${item.id}`} typed={refused('manifest') ?? {}} />
          ))}
          <div>
            <ColleaguesWriting writers={item.writers} />
            <ItemComposer refused={parseDraftKind(actionData?.typed.intent)} forms={possible} />
          </div>
          <ItemHistory item={item} />
        </div>
        <aside className="item__aside">
          <ItemContact item={item} />
          <TriagePanel item={item} />
          {goods && <GoodsElsewhere goods={goods} page={page} />}
          {enquiry && <BuyerBefore enquiry={enquiry} />}
          {!enquiry && item.others.length > 0 && (
            <Panel title={t('inbox.earlier')}>
              <ul className="item__same-goods">
                {item.others.map((other) => (
                  <li key={other.id}>
                    <PageLink to={`${page}/${other.id}`} dir="auto">
                      {other.reference ? <bdi dir="ltr">{other.reference}</bdi> : t(kindNames[other.kind])}
                    </PageLink>
                    <span dir="auto">{other.summary}</span>
                    <span className={pillOf(other.state)}>{t(stateName(other.state))}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </aside>
      </div>
      <ItemKeys inbox={page} id={item.id} />
    </>
  )
}
