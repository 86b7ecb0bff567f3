import { formatDate } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import type { MessageKey } from '../../platform/i18n/translate'
import type { Services } from '../../platform/services/services.server'
import type { ManifestLine, ManifestReading, Unit } from '../manifest-parser/manifest'
import { findManifestLines, findManifests, type Manifest } from '../manifests/find-manifest.server'
import { formatQuantity, type Localizer, quantityText } from '../presentation/lot-texts'

const LINES = 20
const MAX_CELLS = 50

interface ListFile {
  readonly id: string
  readonly name: string
}

/** Presents the parsed spreadsheets among files. `?list=2&from=21` pages through the second one. */
export async function presentLists(
  services: Pick<Services, 'db'>,
  files: readonly ListFile[],
  search: URLSearchParams,
  language: Language,
) {
  const ids = files.map(({ id }) => id)
  const manifests = await findManifests(services, ids)
  const inOrder = manifests.toSorted((one, other) => ids.indexOf(one.fileId) - ids.indexOf(other.fileId))
  const turned = Number(search.get('list'))
  const from = Math.max(1, Math.trunc(Number(search.get('from'))) || 1)
  return Promise.all(
    inOrder.map(async (manifest, place) => {
      const number = place + 1
      const first = number === turned ? Math.min(from, Math.max(1, manifest.reading?.totals.lines ?? 1)) : 1
      const lines = await findManifestLines(services, manifest.fileId, { after: first - 1, limit: LINES })
      const given = files.find(({ id }) => id === manifest.fileId)?.name ?? ''
      const name = files.filter((file) => file.name === given).length > 1 ? `${given} (${number})` : given
      return presentList({ ...manifest, number, name }, lines, language)
    }),
  )
}

export type ListView = Awaited<ReturnType<typeof presentLists>>[number]

function presentList(
  { number, name, ...manifest }: Manifest & { number: number; name: string },
  lines: readonly ManifestLine[],
  language: Language,
) {
  const localizer: Localizer = { t: translatorOf(language), language }
  const { fileId, version, state, refusal, reading, mapping } = manifest
  return {
    ...{ fileId, version, state, number, name },
    refusal: refusal && localizer.t(`manifest.refused.${refusal}`),
    mapping: reading && {
      sheet: mapping?.alone ? reading.sheet : '',
      sheets: reading.sheets.map((sheet) => ({ sheet, name: listName(sheet, localizer) })),
      headerRow: reading.headerRow,
      columns: reading.columns.map((column) => ({
        ...column,
        letter: lettersOf(column.place),
        isOpen: reading.question?.places.includes(column.place) ?? false,
      })),
      price: reading.price,
      known: reading.columns.filter(({ field }) => field !== null).length,
    },
    lists: reading ? listsOf(reading, mapping?.all ?? false, localizer) : null,
    notes: reading ? notesOf(reading, localizer) : [],
    facts: reading && lines.length > 0 ? factsOf(reading, localizer) : [],
    unread: reading && presentUnread(reading, localizer),
    table: reading && lines.length > 0 ? presentTable(lines, reading.totals.lines, number, localizer) : null,
  }
}

function notesOf(
  { totals, unreadSheets, openSheets = [], unreadPages = [] }: ManifestReading,
  localizer: Localizer,
): string[] {
  const { t, language } = localizer
  const others = unreadSheets.filter(({ isList }) => !isList)
  return [
    ...(totals.values.length > 1 ? [t('manifest.currencies')] : []),
    ...others.map((sheet) =>
      t('manifest.sheet_unread', { name: nameOf(sheet, localizer), count: formatQuantity(sheet.rows, language) }),
    ),
    ...openSheets.map((name) => t('manifest.price_open', { name: listName(name, localizer) })),
    ...(unreadPages.length > 0
      ? [t('manifest.pages_unread', { pages: unreadPages.slice(0, MAX_CELLS).join(', ') })]
      : []),
  ]
}

/** The lists of a file that has several, those that were read first; null: it has one. */
function listsOf({ sheet, moreSheets, unreadSheets }: ManifestReading, isAll: boolean, localizer: Localizer) {
  const unread = unreadSheets.filter(({ isList }) => isList)
  const read = isAll ? [sheet, ...moreSheets] : [sheet]
  if (read.length + unread.length < 2) return null
  return {
    read: read.map((key) => ({ key, name: listName(key, localizer) })),
    unread: unread.map(({ name: key, title = '', rows, page, isCopy = false }) => ({
      ...{ key, title, isCopy },
      name: nameOf({ name: key, page }, localizer),
      rows: localizer.t('manifest.lists.rows', { count: formatQuantity(rows, localizer.language) }),
    })),
    canTakeAll: unread.some(({ isCopy }) => !isCopy) && !isAll,
  }
}

function nameOf(
  { name, page }: { readonly name: string; readonly page?: number | undefined },
  localizer: Localizer,
): string {
  return page === undefined ? listName(name, localizer) : localizer.t('manifest.page', { page })
}

/** A sheet, or where on it a list begins: `Stock!45`. */
function listName(key: string, { t }: Localizer): string {
  const [, sheet = '', row] = /^(.*)!(\d+)$/.exec(key) ?? []
  if (row === undefined) return key || t('manifest.lists.first')
  return sheet === '' ? t('manifest.lists.at_row', { row }) : t('manifest.lists.at', { sheet, row })
}

function factsOf({ totals, price, sheet, moreSheets }: ManifestReading, localizer: Localizer) {
  const { t, language } = localizer
  const count = (number: number) => formatQuantity(number, language)
  const quantities = totals.quantities.map(({ unit, quantity, about }) => amountText(quantity, unit, about, localizer))
  const isMixed = totals.values.length > 1
  const values = totals.values.map(({ currency, amount, about }) => {
    const text = aboutText(money(amount, currency, localizer), about, localizer)
    return currency === null && isMixed ? t('manifest.no_currency', { amount: text }) : text
  })
  const fact = (label: MessageKey, value: string, isBad = false) => ({ label: t(label), value, isBad })
  const { gtins, wrongCheckDigits, restoredGtins, statedQuantity } = totals
  const sheets = [sheet, ...moreSheets].map((each) => listName(each, localizer))
  return [
    sheets.length > 1 && fact('manifest.sheets_read', sheets.join(', ')),
    fact('manifest.total.lines', count(totals.lines)),
    fact('manifest.total.quantity', quantities.join('\n') || '–'),
    fact('manifest.total.value', values.join('\n') || '–', isMixed),
    price && price.basis !== 'unit' && fact('manifest.basis.label', t(`manifest.basis.${price.basis}`)),
    gtins > 0 && fact('manifest.total.gtins', count(gtins)),
    wrongCheckDigits > 0 && fact('manifest.total.wrong', count(wrongCheckDigits), true),
    restoredGtins > 0 && fact('manifest.total.restored', count(restoredGtins)),
    statedQuantity !== null && fact('manifest.total.stated', formatQuantity(statedQuantity, language), true),
  ].filter((shown) => typeof shown === 'object' && shown !== null)
}

function presentUnread({ unread, columns }: ManifestReading, { t }: Localizer) {
  const heading = (place: number) => columns.find((column) => column.place === place)?.heading ?? ''
  const cells = unread.cells.slice(0, MAX_CELLS).map(({ row, sheet, place, page, reason, written, ...cell }) => ({
    cell: page === undefined ? `${sheetPart(sheet)}${lettersOf(place)}${row}` : t('manifest.page', { page }),
    heading: cell.heading ?? heading(place),
    reason: t(`manifest.reason.${reason}`),
    written,
  }))
  return { count: unread.count, cells, more: unread.count - cells.length }
}

function presentTable(lines: readonly ManifestLine[], count: number, number: number, localizer: Localizer) {
  const { t } = localizer
  const columns = shownColumns.filter(({ field }) => lines.some((line) => line[field] !== null))
  const first = lines[0]?.no ?? 1
  const last = lines.at(-1)?.no ?? 0
  const page = (from: number) => `list=${number}&from=${from}`
  return {
    columns: columns.map(({ field, isFigure }) => ({ name: t(`manifest.field.${field}`), isFigure })),
    rows: lines.map((line) => ({ no: line.no, cells: columns.map(({ text }) => text(line, localizer)) })),
    shown: { first, last, count },
    back: first > 1 ? page(Math.max(1, first - LINES)) : null,
    next: last < count ? page(last + 1) : null,
  }
}

interface ShownColumn {
  readonly field: keyof ManifestLine
  readonly isFigure: boolean
  readonly text: (line: ManifestLine, localizer: Localizer) => string
}

const shownColumns = [
  { field: 'gtin', isFigure: false, text: ({ gtin }) => gtin ?? '' },
  { field: 'sku', isFigure: false, text: ({ sku }) => sku ?? '' },
  { field: 'name', isFigure: false, text: ({ name }) => name },
  { field: 'brand', isFigure: false, text: ({ brand }) => brand ?? '' },
  { field: 'size', isFigure: false, text: ({ size }) => size ?? '' },
  { field: 'colour', isFigure: false, text: ({ colour }) => colour ?? '' },
  {
    field: 'quantity',
    isFigure: true,
    text: ({ quantity, quantityAbout, unit }, localizer) =>
      quantity === null ? '' : amountText(quantity, unit, quantityAbout, localizer),
  },
  {
    field: 'unitPrice',
    isFigure: true,
    text: (line, localizer) => aboutText(money(line.unitPrice, line.currency, localizer), line.priceAbout, localizer),
  },
  {
    field: 'total',
    isFigure: true,
    text: (line, localizer) =>
      aboutText(money(line.total, line.currency, localizer), line.priceAbout || line.quantityAbout, localizer),
  },
  {
    field: 'retailPrice',
    isFigure: true,
    text: (line, localizer) => money(line.retailPrice, line.currency, localizer),
  },
  {
    field: 'bestBefore',
    isFigure: false,
    text: ({ bestBefore }, { language }) => (bestBefore ? formatDate(bestBefore, language) : ''),
  },
] as const satisfies readonly ShownColumn[]

function amountText(quantity: string, unit: Unit | null, isAbout: boolean, localizer: Localizer): string {
  const text = unit ? quantityText(quantity, unit, localizer) : formatQuantity(quantity, localizer.language)
  return aboutText(text, isAbout, localizer)
}

function aboutText(value: string, isAbout: boolean, { t }: Localizer): string {
  return isAbout && value !== '' ? t('manifest.about', { value }) : value
}

function money(amount: number | null, currency: string | null, { language }: Localizer): string {
  if (amount === null) return ''
  if (currency !== null) return formatMoney(amount, currency, language)
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(amount / 100)
}

function sheetPart(sheet: string | null): string {
  const name = sheet?.replace(/!\d+$/, '') ?? ''
  return name === '' ? '' : `${name}!`
}

function lettersOf(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : lettersOf(Math.floor(place / 26) - 1) + letter
}
