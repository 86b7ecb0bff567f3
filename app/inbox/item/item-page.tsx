import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { pageAddress } from '../../platform/i18n/page-address'
import { upperCaseLanguage } from '../../platform/i18n/upper-case'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { Icon } from '../../platform/ui/icon'
import { InboxNotice } from '../list/inbox-notice'
import { kindNames, pillOf, stateName } from '../list/item-words'
import { presentLastAction } from '../list/present-inbox.server'
import { useInboxEvents } from '../list/use-inbox-events'
import { OFFICE_HEADERS, officeContext } from '../office/require-office.server'
import { markRead } from '../triage/act-on-items.server'
import { isId } from '../triage/inbox-query'
import { replyTemplates } from '../triage/reply-schema'
import type { WrittenForm } from '../triage/written-forms'
import '../../platform/ui/pill.css'
import { PageLink } from '../../platform/ui/page-link'
import type { Route } from './+types/item-page'
import { handleItemForm } from './answer-item-form.server'
import { ColleaguesWriting } from './colleagues-writing'
import { EnquiryLots } from './enquiry-lots'
import { GoodsElsewhere } from './goods-elsewhere'
import { ItemContact } from './item-contact'
import { ItemCounterOffer } from './item-counter-offer'
import { ItemFiles } from './item-files'
import { ItemHistory } from './item-history'
import { ItemKeys } from './item-keys'
import { ItemLot } from './item-lot'
import { TriagePanel } from './triage-panel'
import './item-page.css'
import { ReadList } from '../../lots/manifest-view/list-view'
import { presentLists } from '../../lots/manifest-view/present-lists.server'
import { ItemReply } from './item-reply'
import { presentEnquiry } from './present-enquiry.server'
import { presentGoods } from './present-goods.server'
import { presentItem } from './present-item.server'
import { useLastDone } from './use-last-done'

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const { session, language } = officeContext(args)
  const { item: itemId } = args.params
  const search = new URL(args.request.url).searchParams
  const template = replyTemplates.find((each) => each === search.get('reply')) ?? null
  const item = isId(itemId) ? await presentItem(services, itemId, session.member, language, template) : null
  if (!item) throw redirect(pageAddress('/:lang/team/inbox', language), { headers: OFFICE_HEADERS })
  await markRead(services, itemId)
  const news = await presentLastAction(services, search, session.member)
  const [lists, goods, enquiry] = await Promise.all([
    presentLists(services, item.thing.files, search, language),
    presentGoods(services, item, language),
    presentEnquiry(services, item, language),
  ])
  return data({ item, lists, goods, enquiry, news }, { headers: OFFICE_HEADERS })
}

export function action(args: Route.ActionArgs) {
  return handleItemForm(args)
}

/** Revalidates after a refusal too, since its usual cause is a colleague's change. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || formMethod !== undefined
}

export function headers() {
  return OFFICE_HEADERS
}

export default function ItemPage({
  loaderData: { item, lists, goods, enquiry, news },
  actionData,
}: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  useInboxEvents()
  const lastNote = useLastDone(news, 'note')
  const lastReply = useLastDone(news, 'reply')
  const lastCounterOffer = useLastDone(news, 'counter_offer')
  const lastCalledBack = useLastDone(news, 'called_back')
  const refused = (intent: string) => (actionData?.typed.intent === intent ? actionData.typed : null)
  /** Item version shown when the form was refused because of a concurrent change. */
  const heldAt = (form: WrittenForm) =>
    actionData?.reason === 'inbox.changed_meanwhile' ? (refused(form)?.item ?? null) : null
  const typedIn = (form: WrittenForm) => refused(form) ?? item.drafts[form] ?? {}
  const page = pageAddress('/:lang/team/inbox', language)
  const from = item.company ?? item.name
  return (
    <>
      <title>{t('office.page_title', { page: item.reference ?? from, company: company.name })}</title>
      <ol className="office__way">
        <li>
          <PageLink to={page}>{t('inbox.title')}</PageLink>
        </li>
        <li>
          {t(kindNames[item.kind])} {item.reference && <bdi dir="ltr">{item.reference}</bdi>}
        </li>
      </ol>
      <h1 className="d3">
        <bdi lang={upperCaseLanguage(from)}>{from}</bdi>
      </h1>
      <p className="item__head">
        <span className={pillOf(item.state)}>{t(stateName(item.state))}</span>
        <span>{t('inbox.received', { moment: item.received })}</span>
        {item.thing.answerBy && <span>{t('inbox.answer_by', { day: item.thing.answerBy })}</span>}
        {item.until && <span>{t('inbox.event.snoozed', { moment: item.until })}</span>}
        {item.box !== 'quarantine' && (
          <PageLink className="btn btn--line btn--md" to={`${page}/${item.id}#reply`}>
            <Icon name="mail" size="sm" />
            {t('inbox.reply')}
          </PageLink>
        )}
        <ItemLot item={item} />
      </p>
      <InboxNotice news={news} refused={actionData} />
      <div className="item">
        <div className="item__main">
          {enquiry && <EnquiryLots enquiry={enquiry} />}
          <section className="panel item__panel">
            <h2 className="h5">{t('inbox.text')}</h2>
            {item.thing.text && (
              <p className="item__text" dir="auto" lang={item.spoken.language}>
                {item.thing.text}
              </p>
            )}
            {item.thing.facts.length > 0 && (
              <dl className="item__facts">
                {item.thing.facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd dir="auto">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
          {item.thing.files.length > 0 && <ItemFiles files={item.thing.files} zip={`${page}/${item.id}/files`} />}
          {lists.map((list) => (
            <ReadList key={list.fileId} list={list} address={`${page}/${item.id}`} typed={refused('manifest') ?? {}} />
          ))}
          <div>
            <ColleaguesWriting writers={item.writers} />
            {item.box !== 'quarantine' && (
              <ItemReply
                item={item}
                typed={typedIn('reply')}
                heldAt={heldAt('reply')}
                isSent={lastReply !== null}
                key={`${lastReply} ${lastCalledBack} ${item.draft.template}`}
              />
            )}
          </div>
          <ItemCounterOffer
            item={item}
            typed={typedIn('counter_offer')}
            heldAt={heldAt('counter_offer')}
            key={`${lastCounterOffer} ${lastCalledBack}`}
          />
          <ItemHistory item={item} lastNote={lastNote} typed={typedIn('note')} />
        </div>
        <aside className="item__aside">
          <ItemContact item={item} />
          <TriagePanel item={item} />
          {goods && <GoodsElsewhere goods={goods} page={page} />}
          {item.others.length > 0 && (
            <section className="panel item__panel">
              <h2 className="h5">{t('inbox.earlier')}</h2>
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
            </section>
          )}
        </aside>
      </div>
      <ItemKeys inbox={page} />
    </>
  )
}
