export const sortColumns = [
  'gtin',
  'sku',
  'name',
  'brand',
  'size',
  'colour',
  'bestBefore',
  'retailPrice',
  'unitPrice',
  'quantity',
] as const
export type ManifestColumn = (typeof sortColumns)[number]

/** View of a manifest as encoded in the URL: `?q=black&sort=-quantity&rows=100`. */
export interface ManifestQuery {
  readonly text: string
  readonly sort: { readonly by: ManifestColumn; readonly down: boolean } | null
  readonly rows: number
}

const FIRST_ROWS = 8

const MAX_ROWS = 10_000

export function parseManifestQuery(search: string): ManifestQuery {
  const query = new URLSearchParams(search)
  const [, minus, name] = /^(-?)(\w+)$/.exec(query.get('sort') ?? '') ?? []
  const by = sortColumns.find((column) => column === name)
  const rows = Number(query.get('rows') ?? FIRST_ROWS)
  return {
    text: (query.get('q') ?? '').trim().slice(0, 100),
    sort: by ? { by, down: minus === '-' } : null,
    rows: Number.isInteger(rows) ? Math.min(Math.max(rows, FIRST_ROWS), MAX_ROWS) : FIRST_ROWS,
  }
}

/** Query string for this view; unrelated parameters in `search` are kept. */
export function writeManifestQuery({ text, sort, rows }: ManifestQuery, search = ''): string {
  const query = new URLSearchParams(search)
  for (const name of ['q', 'sort', 'rows']) query.delete(name)
  if (text) query.set('q', text)
  if (sort) query.set('sort', `${sort.down ? '-' : ''}${sort.by}`)
  if (rows !== FIRST_ROWS) query.set('rows', String(rows))
  return query.size > 0 ? `?${query}` : ''
}
