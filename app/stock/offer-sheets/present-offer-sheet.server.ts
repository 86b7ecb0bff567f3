import { renderSVG } from 'uqr'
import { manifestAddress } from '../../catalogue/lot-view/lot-file-address'
import type { ManifestColumn } from '../../catalogue/lot-view/manifest-query'
import { type LotPageView, presentLotPage } from '../../catalogue/lot-view/present-lot-page.server'
import { companyPlace } from '../../company/contacts/company-place'
import { presentSite } from '../../company/contacts/present-site.server'
import type { Picture } from '../../files/pictures/picture'
import { lotAddress } from '../../lots/facts/lot-address'
import type { Lot } from '../../lots/lots/find-lots.server'
import { formatQuantity, type Localizer } from '../../lots/presentation/lot-texts'
import type { Reader } from '../../lots/presentation/present-lot.server'
import { formatDate } from '../../platform/i18n/format'
import { direction, type Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import type { Services } from '../../platform/services/services.server'

/** Manifest lines per sheet: ten pages. Several lots share them, and each refers to its complete list. */
const MAX_ROWS = 300
const MIN_ROWS = 10
const MAX_PHOTOS = 4

export interface SheetPicture {
  readonly file: string
  readonly picture: Picture
  readonly large: boolean
}

type PresentServices = Pick<Services, 'config' | 'db' | 'now'>

/** Presents an offer sheet (data of `offer-sheet.typ`), using only what `presentLotPage` returns for the reader. */
export async function presentOfferSheet(services: PresentServices, lots: readonly Lot[], reader: Reader) {
  const { language, today } = reader
  const { t } = localizerOf(language)
  const { company, buyersContact } = presentSite(services, language)
  const rows = Math.max(MIN_ROWS, Math.floor(MAX_ROWS / lots.length))
  const views = await Promise.all(
    lots.map((lot) => presentLotPage(services, lot, reader, { text: '', sort: null, rows })),
  )
  const shown = views.map((view, place) => presentSheetLot(services, view, place, language))
  const [first] = views
  const heading =
    lots.length === 1 && first
      ? `${t('lot.lot')} \u2066${first.reference}\u2069`
      : t('offer_sheet.lots', { count: lots.length })
  const sheet = {
    language,
    rightToLeft: direction(language) === 'rtl',
    title: [lots.length === 1 ? first?.title : null, heading, company.name].filter(Boolean).join(' – '),
    heading,
    company: {
      name: company.name,
      display: company.name.toLocaleUpperCase(language),
      line: [
        company.legalName,
        companyPlace(company.address, language),
        `${t('lot_page.vat')} ${company.vatId}`,
        company.email,
        `\u2066${company.phone}\u2069`,
      ].join(' · '),
    },
    contacts: [buyersContact].map(({ name, title, phone, email }) => ({
      name,
      title,
      phone,
      call: phone.replaceAll(' ', ''),
      email,
    })),
    words: {
      sheet: t('offer_sheet.sheet'),
      day: formatDate(today, language),
      page: t('offer_sheet.page', { page: '{page}', count: '{count}' }),
      online: t('offer_sheet.online'),
      contents: t('offer_sheet.contents'),
      columns: [t('lot.lot'), t('lot_page.goods'), t('lot.quantity'), t('lot.unit_price')],
      facts: t('lot_page.key_facts'),
      about: t('lot_page.about'),
      prices: t('lot_page.prices'),
      load: t('lot_page.load'),
      documents: t('lot_page.documents'),
      restrictions: t('lot_page.resale_limits'),
      manifest: t('lot_page.manifest'),
      contact: t('offer_sheet.contact'),
      terms: t('offer_sheet.terms', { day: formatDate(today, language) }),
    },
    lots: shown.map(({ lot }) => lot),
  }
  return {
    sheet,
    pictures: shown.flatMap(({ pictures }) => pictures),
    drawings: Object.fromEntries(shown.map(({ lot }) => [lot.code, codeOf(lot.address)])),
  }
}

function presentSheetLot({ config }: PresentServices, view: LotPageView, place: number, language: Language) {
  const { t } = localizerOf(language)
  const address = config.publicUrl + lotAddress(view.reference, language)
  const pictures = view.photos.slice(0, MAX_PHOTOS).map(({ picture }, at) => ({
    file: `lot-${place}-photo-${at}.jpg`,
    picture,
    large: at === 0,
  }))
  const gate = (gated: 'members' | 'on_request') => t(gated === 'members' ? 'lot.log_in_to_see' : 'lot.on_request')
  const valued = (facts: LotPageView['facts']) =>
    facts.map((fact) => ({ label: fact.label, value: 'gated' in fact ? gate(fact.gated) : fact.value }))
  const { price, prices } = view
  const lot = {
    reference: view.reference,
    number: t('lot.lot'),
    listed: view.listed && t('lot_page.listed', { day: view.listed }),
    address,
    shownAddress: address.replace(/^https?:\/\//, ''),
    code: `lot-${place}.svg`,
    title: view.title,
    language: view.foreign?.lang ?? language,
    demo: view.demo ? t('lot_page.demo') : null,
    quantity: box(t('lot.quantity'), view.quantity, view.packed),
    price: price.visible
      ? box(price.label, price.amount, price.lot)
      : { ...box(price.label, gate(price.gated), null), figure: false },
    place: { ...box(t('lot_page.stands_in'), view.place, null), figure: false },
    condition: { ...box(t('lot.condition'), view.condition, null), figure: false },
    standing: view.isReserved
      ? view.reservedUntil
        ? t('lot_page.reserved_until', { day: view.reservedUntil })
        : t('lot.reserved')
      : t(view.isUnconfirmed ? 'offer_sheet.unconfirmed' : 'offer_sheet.confirmed', { day: view.confirmedOn }),
    restrictions: view.restrictions,
    facts: valued(view.facts),
    load: valued(view.load),
    prices: {
      ways: prices
        ? prices.ways.map(({ label, amount }) => ({ label, value: amount }))
        : [{ label: price.label, value: price.visible ? price.amount : gate(price.gated) }],
      notes: prices?.notes.join(' · ') ?? null,
    },
    documents: view.documents.map(({ kind }) => t(`trade.document_kinds.${kind}`)).join(', ') || null,
    description: view.description.split(/\n+/).filter(Boolean),
    remark:
      [
        view.machineTranslated ? t('lot_page.machine') : '',
        view.photosAreActual ? t('lot_page.actual_photos') : '',
        view.photos[0]?.drawn ? t('lot_page.illustration') : '',
      ]
        .filter(Boolean)
        .join(' ') || null,
    photos: pictures.map(({ file }, at) => ({ file, alt: view.photos[at]?.alt ?? view.title })),
    manifest: view.manifest && presentManifest(view, view.manifest, config.publicUrl, localizerOf(language)),
  }
  return { lot, pictures }
}

function presentManifest(
  { reference, currency, prices }: LotPageView,
  { columns, lines, quantities, value, total }: NonNullable<LotPageView['manifest']>,
  publicUrl: string,
  { t, language }: Localizer,
) {
  const money = (amount: number) => formatMoney(amount, currency, language)
  const cell = (line: (typeof lines)[number], column: ManifestColumn) => {
    const held = line[column] ?? null
    if (held === null) return '–'
    if (typeof held === 'number') return money(held)
    if (column === 'quantity') return `${formatQuantity(held, language)} ${t(`trade.units.${line.unit}`)}`
    return column === 'bestBefore' ? formatDate(held, language) : held
  }
  const sums = quantities.map(
    ({ unit, quantity }) => `${formatQuantity(quantity, language)} ${t(`trade.units.${unit}`)}`,
  )
  // Prices for small quantities would add up to more than the lot's price.
  const worth = value === null || prices?.isTiered ? [] : [money(value)]
  const left = total - lines.length
  return {
    columns: columns.map((column) => ({
      name: t(`lot_page.columns.${column}`),
      figure: column === 'quantity' || column === 'unitPrice' || column === 'retailPrice',
      latin: column === 'gtin' || column === 'sku',
      wide: column === 'name',
    })),
    rows: lines.map((line) => columns.map((column) => cell(line, column))),
    sum: `${t('lot_page.in_all')} ${[...sums, ...worth].join(' · ')}`,
    more:
      left > 0
        ? {
            text: t('offer_sheet.more_lines', { count: left }),
            address: publicUrl + manifestAddress(reference, language, 'xlsx'),
          }
        : null,
  }
}

function localizerOf(language: Language): Localizer {
  return { t: translatorOf(language), language }
}

function box(label: string, value: string, note: string | null) {
  return { label, value, note, figure: true }
}

function codeOf(address: string): Uint8Array {
  return Buffer.from(renderSVG(address, { ecc: 'M', border: 0 }))
}
