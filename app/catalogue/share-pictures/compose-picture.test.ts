import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages } from '../../platform/i18n/languages'
import { composePicture } from './compose-picture.server'
import { parseIllustration } from './illustration'

const block =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 SIZE"><rect width="100%" height="100%" fill="#ff00ff"/></svg>'
const look = { ground: '#d6ae7d', ink: '#2a1c10' }
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"/>'

const headlines = [
  'Contact',
  'We clear surplus stock',
  'Überschussbestände, Lagerräumungen und Retouren aus der Lebensmittelgroßhandelsniederlassung',
  'Końcówki serii, nadwyżki magazynowe i zwroty żywności od największych sieci handlowych w całej Europie',
  'Πλεονάσματα και επιστροφές από κατασκευαστές',
  'فوائض المخازن والمرتجعات من المصنّعين وسلاسل المتاجر 2026',
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle',
]

async function boxOf(svg: string, isOne: (r: number, g: number, b: number) => boolean) {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const xs: number[] = []
  const ys: number[] = []
  for (let index = 0; index < data.length; index += info.channels) {
    if (!isOne(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0)) continue
    const pixel = index / info.channels
    xs.push(pixel % info.width)
    ys.push(Math.floor(pixel / info.width))
  }
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), 0)
  return xs.length === 0 ? null : { left: least(xs), right: most(xs), top: least(ys), bottom: most(ys), xs, ys }
}

const isDrawing = (r: number, g: number, b: number) => r > 200 && g < 60 && b > 200
const isInk = (r: number, g: number, b: number) => r < 70 && g < 50 && b < 40

test.each(headlines)('the headline %s stays inside the picture and off the drawing', async (headline) => {
  for (const [language, viewBox, ground] of [
    ['pl', '900 404', 0],
    ['ar', '240 170', 20],
  ] as const) {
    const drawing = parseIllustration(block.replace('SIZE', viewBox), ground)
    const svg = await composePicture({ language, company: 'Stocklot', headline, mark, look, drawing })
    const ink = await boxOf(svg, isInk)
    const drawn = await boxOf(svg, isDrawing)
    if (!ink || !drawn) throw new Error('Nothing was drawn.')
    expect(ink.left).toBeGreaterThanOrEqual(40)
    expect(ink.right).toBeLessThanOrEqual(1160)
    expect(drawn.right - drawn.left).toBeGreaterThan(150)
    const inside = ink.xs.filter(
      (x, index) =>
        x >= drawn.left &&
        x <= drawn.right &&
        (ink.ys[index] ?? 0) >= drawn.top &&
        (ink.ys[index] ?? 0) <= drawn.bottom,
    )
    expect(inside).toEqual([])
  }
})

test.each(languages)('the headline in %s starts at the side where reading starts', async (language) => {
  const drawing = parseIllustration(block.replace('SIZE', '900 404'))
  const ink = await boxOf(
    await composePicture({ language, company: 'Stocklot', headline: 'سعر', mark, look, drawing }),
    isInk,
  )
  const isAtTheRight = (ink?.right ?? 0) > 1100
  expect(isAtTheRight).toBe(language === 'ar')
})

test('a long company name stays inside the picture', async () => {
  const drawing = parseIllustration(block.replace('SIZE', '900 404'))
  const company = 'Internationale Restpostenhandelsgesellsc'
  const ink = await boxOf(
    await composePicture({ language: 'de', company, headline: 'Kontakt', mark, look, drawing }),
    isInk,
  )
  expect(ink?.right).toBeLessThanOrEqual(1140)
})
