import { useEffect, useState } from 'react'
import { Form, redirect, replace, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router'
import { LotCard } from '../../catalogue/cards/lot-card'
import { Breadcrumb, OfficeTitle } from '../../inbox/office-lists/office-head'
import { findOffer } from '../../offers/offers/find-offers.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { LotBar } from '../lot-form/lot-bar'
import { fieldValue, withFiles } from '../lot-form/lot-form'
import { DocumentFields } from '../lot-form/lot-form-documents'
import { FormContext } from '../lot-form/lot-form-fields'
import { GoodsFields, PackingFields } from '../lot-form/lot-form-goods'
import { PhotoFields } from '../lot-form/lot-form-photos'
import { PriceFields, TermsFields } from '../lot-form/lot-form-terms'
import '../lot-form/lots.css'
import { useFormChanges } from '../lot-form/use-form-changes'
import '../../inbox/office-lists/office-list.css'
import { SEND_KEY } from '../../inbox/keys/use-send-key'
import { officeContext } from '../../inbox/office/require-office.server'
import { Alert, RefusalAlert } from '../../platform/ui/alert'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/pill.css'
import { useServerDraft } from '../../inbox/composer/use-server-draft'
import { Guard } from '../guard/guard'
import { ManifestFields } from '../guard/manifest-fields'
import type { Route } from './+types/publish-page'
import { AddedFiles } from './added-files'
import { handlePublishForm, type PublishAnswer } from './answer-publish-form.server'
import { type PublishView, presentPublish } from './present-publish.server'
import { PublishBlockers } from './publish-blockers'

export async function loader(args: Route.LoaderArgs) {
  const { services, session, language } = officeContext(args)
  const offer = await findOffer(services, args.params.item)
  if (!offer) throw redirect(pageAddress('/:lang/team/inbox', language))
  const publish = await presentPublish(services, offer, language, session.member.id)
  // Replaces the history entry, as the action does, so that a late preview does not add the lot to the history twice.
  if (publish.lot !== null && publish.kept === null)
    throw replace(`${pageAddress('/:lang/team/lots', language)}/${publish.lot}`)
  return { publish }
}

export const action = handlePublishForm

/** Revalidates after a rejection too, because some files may have been accepted; not after a colleague's publication, to keep the text. */
export function shouldRevalidate({ actionStatus }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== 409
}

export default function PublishPage({ loaderData: { publish }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  return (
    <>
      <OfficeTitle title={t('publish.title')} />
      <Breadcrumb list="inbox" record={publish} here={t('publish.title')} />
      {/* Preloads the new lot's route: otherwise the router cannot follow a redirect to it while a preview's answer arrives. */}
      <PageLink hidden to={`${pageAddress('/:lang/team/lots', language)}/${publish.reference}`} />
      <Publish publish={publish} posted={actionData} />
    </>
  )
}

function Publish({ publish, posted }: { publish: PublishView; posted: PublishAnswer | undefined }) {
  const [begun, setBegun] = useState({ values: posted?.typed ?? publish.values, filled: 0, posts: 0, added: 0, posted })
  // Reset fields only after leaks were removed, never while the user types. Fields of new files are added.
  if (begun.posted !== posted) {
    const { fresh = null, typed = null } = posted ?? {}
    setBegun({
      values:
        (fresh === 'files' ? typed && withFiles(begun.values, typed) : fresh === 'fields' ? typed : null) ??
        begun.values,
      filled: begun.filled + (fresh === 'fields' ? 1 : 0),
      posts: begun.posts + 1,
      added: begun.added + (posted?.added ? 1 : 0),
      posted,
    })
  }
  // A new key per post ignores previews that were requested before it.
  const fetcher = useFetcher<PublishAnswer>({ key: `${publish.id} after ${begun.posts}` })
  return (
    <PublishForm
      key={begun.filled}
      publish={publish}
      values={begun.values}
      added={begun.added}
      posted={posted}
      fetcher={fetcher}
    />
  )
}

function PublishForm(props: {
  publish: PublishView
  values: PublishView['values']
  added: number
  posted: PublishAnswer | undefined
  fetcher: ReturnType<typeof useFetcher<PublishAnswer>>
}) {
  const { publish, values, added, posted, fetcher } = props
  const { t, language } = useLanguage()
  const form = useFormChanges(
    (element) => void fetcher.submit(element, { encType: 'application/x-www-form-urlencoded' }),
  )
  useServerDraft(form, `${pageAddress('/:lang/team/inbox', language)}/${publish.id}/publish/draft`)
  const check = (fetcher.data ?? posted)?.check ?? publish.check
  const tried = posted?.tried ?? false
  const lot = (fetcher.data ?? posted ?? publish).lot
  const reason = lot === null ? posted?.reason : 'publish.already'
  // After a refused attempt, move the focus to the missing fields or the leaks.
  useEffect(() => {
    if (!posted?.tried) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid], fieldset[aria-describedby] input')
    const found = form.current?.querySelector<HTMLElement>('[aria-labelledby="guard"] button')
    ;(wrong ?? found)?.focus()
  }, [posted, form])
  return (
    <FormContext value={{ values, errors: tried ? check.missing : {}, hasCosts: true, isReview: true }}>
      <Form method="post" encType="multipart/form-data" ref={form} preventScrollReset data-follow>
        <header className="office-lots__head">
          <h1 className="d3">{t('publish.title')}</h1>
        </header>
        <LotBar
          state={<PublishBlockers check={check} tried={tried} saved={posted?.saved === true ? publish.kept : null} />}
        >
          {lot === null ? (
            <>
              <button className="btn btn--line btn--md" type="submit" name="intent" value="preview">
                {t('publish.look')}
              </button>
              <button className="btn btn--line btn--md" type="submit" name="intent" value="draft">
                {t('publish.save_draft')}
              </button>
              <button className="btn btn--md" type="submit" name="intent" value="publish" aria-keyshortcuts={SEND_KEY}>
                {t('publish.publish')}
              </button>
            </>
          ) : (
            <PageLink className="btn btn--md" to={`${pageAddress('/:lang/team/lots', language)}/${lot}`}>
              {t('availability.open_lot')}
            </PageLink>
          )}
        </LotBar>
        {publish.kept && lot === null && (
          <details className="ask">
            <summary>{t('publish.kept', { moment: publish.kept })}</summary>
            <div className="ask__details">
              <p>{t('publish.anew_sure')}</p>
              <button className="btn btn--stamp" type="submit" name="intent" value="anew">
                {t('publish.anew')}
              </button>
            </div>
          </details>
        )}
        <input type="hidden" name="status" value="published" />
        {values.drafted?.map((text) => (
          <input key={text} type="hidden" name="drafted" value={text} />
        ))}
        <input type="hidden" name="item" value={fieldValue(posted?.typed ?? {}, 'item') || publish.version} />
        <RefusalAlert refused={{ reason }} />
        <div className="office-lots__columns">
          <div className="office-lots__column">
            <GoodsFields />
            <PriceFields />
            <TermsFields countries={publish.countries} />
            <PhotoFields pictures={{ ...publish.pictures, ...posted?.pictures }}>
              {publish.located > 0 && <p className="hint">{t('publish.located', { count: publish.located })}</p>}
            </PhotoFields>
            <ManifestFields lists={publish.lists} values={values} lines={check.lines} />
            <DocumentFields previews={publish.previews} />
            <AddedFiles publish={publish} taken={added} faults={posted?.faults ?? []} />
            <PackingFields />
          </div>
          <aside>
            {/* First, because the end of a sticky column may be below the window. */}
            <Guard check={check} tried={tried} />
            {publish.words.read.length > 0 && (
              <Alert tone="warn" className="office-lots__guard">
                {t('publish.read_from_offer', { facts: publish.words.read.map((name) => t(name)).join(', ') })}
              </Alert>
            )}
            <details className="panel office-panel office-lots__seller" open={publish.words.read.length > 0}>
              <summary>{t('publish.seller_words')}</summary>
              <p className="office-lots__words" dir="auto" lang={publish.words.language}>
                {publish.words.text}
              </p>
              <p className="hint">{t('publish.seller_words_hint')}</p>
            </details>
            <h2 className="caption">{t('stock.preview')}</h2>
            {check.card && (
              <div inert>
                <LotCard lot={check.card} sizes="316px" />
              </div>
            )}
          </aside>
        </div>
      </Form>
    </FormContext>
  )
}
