import { findManifestLines, findManifests } from '../../lots/manifests/find-manifest.server'
import type { Services } from '../../platform/services/services.server'
import { mayPublishColumn } from '../leaks/cost-words'
import { extraColumns, publicColumns } from './manifest-columns'

const LOOKED_AT = 200

export async function findListsToChoose(
  services: Pick<Services, 'db'>,
  files: readonly { readonly id: string; readonly name: string }[],
) {
  const found = await findManifests(
    services,
    files.map(({ id }) => id),
  )
  // Most PDFs are no lists.
  const manifests = found.filter(({ refusal }) => refusal !== 'no_table' && refusal !== 'no_text')
  const lists = await Promise.all(
    manifests.map(async ({ fileId, state, reading }) => {
      const extras = extraColumns(await findManifestLines(services, fileId, { after: 0, limit: LOOKED_AT }))
      const fields = new Set((reading?.columns ?? []).flatMap(({ field }) => field ?? []))
      const [total] = reading?.totals.quantities ?? []
      const [value, other] = reading?.totals.values ?? []
      const isAsked = value && !other && !value.about && !reading?.question && !reading?.openSheets?.length
      return {
        id: fileId,
        name: files.find(({ id }) => id === fileId)?.name ?? '',
        state,
        lines: reading?.totals.lines ?? 0,
        columns: publicColumns.filter((column) => fields.has(column)),
        extras: extras.filter(mayPublishColumn),
        kept: [
          ...(reading?.columns ?? [])
            .filter(
              ({ field, place }) =>
                field === 'unitPrice' || field === 'total' || reading?.question?.places.includes(place),
            )
            .map(({ heading }) => heading),
          ...extras.filter((heading) => !mayPublishColumn(heading)),
        ],
        asked: isAsked && value.currency !== null ? { amount: value.amount, currency: value.currency } : null,
        quantity: reading?.totals.quantities.length === 1 ? (total ?? null) : null,
      }
    }),
  )
  return lists.sort((one, other) => other.lines - one.lines)
}

export type ListToChoose = Awaited<ReturnType<typeof findListsToChoose>>[number]
