import { randomBytes } from 'node:crypto'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { uploadFile } from '../../../tests/upload-file'
import { halfRed, lockedDocument, pageOf } from '../../files/pictures/sample-documents.suite'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { xlsxOf } from '../../lots/manifest-parser/sample-sheets.suite'
import { inspectFile } from './inspect-files.server'

const app = await openTestApp()
afterAll(() => app.close())

const supplier = {
  name: 'Jonas Keller',
  company: 'Brettspielhaus Keller GmbH',
  email: 'jonas@brettspiel.example',
  phoneNumber: '+49 341 1234567',
}

async function inspect(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const { url } = await uploadFile(app, name, bytes)
  const id = parseFileUrl(app.services.config.publicUrl, url)?.id ?? ''
  const { found, isWhole } = await inspectFile(app.services, id, supplier)
  return { found: found.map((each) => `${each.kind}: ${each.found}`), isWhole }
}

const clean = [
  {
    name: 'Stock',
    rows: [
      ['Article', 'Qty'],
      ['Chess', 40],
    ],
  },
]

function withParts(parts: Record<string, string | ((xml: string) => string)>): Uint8Array<ArrayBuffer> {
  const files = unzipSync(xlsxOf(clean))
  for (const [name, part] of Object.entries(parts))
    files[name] = strToU8(typeof part === 'string' ? part : part(new TextDecoder().decode(files[name])))
  return new Uint8Array(zipSync(files))
}

const relations = (target: string) =>
  `<Relationships><Relationship Id="rId1" Type="x" Target="${target}" TargetMode="External"/></Relationships>`

describe('a spreadsheet', () => {
  test('is clean when it reveals nothing', async () => {
    expect(await inspect('clean.xlsx', xlsxOf(clean))).toEqual({ found: [], isWhole: true })
  })

  const hiding = (xml: string) => xml.replace('<sheet name="Stock"', '<sheet name="Stock" state="veryHidden"')
  const path = 'file:///\\\\nas-keller\\sales\\costs.xlsx'
  test.each([
    [
      'an old comment',
      {
        'xl/comments1.xml':
          '<comments><authors><author>M. Weber</author></authors><commentList><comment ref="A1" authorId="0"><text><r><t>We paid 3.10, </t></r><r><t>ask Jonas Keller</t></r></text></comment></commentList></comments>',
      },
      ['author: M. Weber', 'sender: Jonas Keller', 'note: We paid 3.10, ask Jonas Keller'],
    ],
    [
      'a conversation',
      {
        'xl/threadedComments/threadedComment1.xml':
          '<ThreadedComments><threadedComment ref="A1" id="{1}"><text>Last at 4&#46;20 &amp; less</text></threadedComment></ThreadedComments>',
        'xl/persons/person.xml': '<personList><person displayName="Weber, Mia" id="{2}" userId="S::mia"/></personList>',
      },
      ['author: Weber, Mia', 'note: Last at 4.20 & less'],
    ],
    ['a hidden sheet', { 'xl/workbook.xml': hiding }, ['hidden: Stock']],
    [
      'a hidden column',
      {
        'xl/worksheets/sheet1.xml': (xml: string) =>
          xml.replace('<sheetData>', '<cols><col min="2" max="2" hidden="1"/></cols><sheetData>'),
      },
      ['hidden: Stock'],
    ],
    [
      'where it lay',
      {
        'xl/workbook.xml': (xml: string) =>
          xml.replace('<sheets>', '<x15ac:absPath url="C:\\Users\\weber\\Desktop\\"/><sheets>'),
      },
      ['path: C:\\Users\\weber\\Desktop\\'],
    ],
    ['another workbook', { 'xl/externalLinks/_rels/externalLink1.xml.rels': relations(path) }, [`path: ${path}`]],
    [
      'a defined name',
      {
        'xl/workbook.xml': (xml: string) =>
          xml.replace(
            '</workbook>',
            '<definedNames><definedName name="Costs">\'\\\\nas\\b\\[k.xlsx]A\'!$A$1</definedName></definedNames></workbook>',
          ),
      },
      ["path: \\\\nas\\b\\[k.xlsx]A'!$A$1"],
    ],
    [
      'a footer',
      {
        'xl/worksheets/sheet1.xml': (xml: string) =>
          xml.replace(
            '</worksheet>',
            '<headerFooter><oddFooter>&amp;LBrettspielhaus</oddFooter></headerFooter></worksheet>',
          ),
      },
      ['sender: Brettspielhaus'],
    ],
    [
      'its properties',
      {
        'docProps/app.xml': '<Properties><Company>Keller GmbH</Company><Manager>Mia Weber</Manager></Properties>',
        'docProps/core.xml': '<cp:coreProperties><dc:creator>Jo &amp; Co</dc:creator></cp:coreProperties>',
      },
      ['author: Keller GmbH', 'author: Mia Weber', 'author: Jo & Co'],
    ],
    [
      'a text box',
      {
        'xl/drawings/drawing1.xml':
          '<wsDr><a:graphicData uri="http://schemas.openxmlformats.org/x"/><a:t>jonas@brettspiel.example</a:t></wsDr>',
      },
      ['email: jonas@brettspiel.example'],
    ],
  ] as const)('tells by %s', async (_, parts, found) => {
    const inspected = await inspect('list.xlsx', withParts(parts))
    for (const each of found) expect(inspected.found).toContain(each)
    expect(inspected.found.some((each) => each.includes('schemas.'))).toBe(false)
  })

  test('with an embedded file counts as partly inspected', async () => {
    expect(await inspect('list.xlsx', withParts({ 'xl/embeddings/one.bin': 'x' }))).toEqual({
      found: [],
      isWhole: false,
    })
  })

  test('with too much text besides its cells counts as partly inspected', async () => {
    const long = `<comments>${randomBytes(7_000_000).toString('base64')}</comments>`
    expect((await inspect('list.xlsx', withParts({ 'xl/comments1.xml': long }))).isWhole).toBe(false)
  })
})

describe('a PDF document', () => {
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
  const written = (lines: readonly string[], properties = '', more: readonly string[] = []) =>
    pageOf(lines.map((line, at) => `BT /F1 12 Tf 50 ${800 - 20 * at} Td (${line}) Tj ET`).join('\n'), {
      resources: font,
      more: [`<< ${properties} >>`, ...more],
      trailer: '/Info 5 0 R',
    })

  test('reveals secrets in its text and its properties', async () => {
    const { found, isWhole } = await inspect(
      'list.pdf',
      written(
        ['Packing list', 'Brettspielhaus Keller, Leipzig', 'jonas@brettspiel.example', 'Tel. 0341 1234567', 'EK netto'],
        '/Author (Mia Weber) /Title (C:\\\\Users\\\\weber\\\\offer.docx) /Producer (Writer of Brettspielhaus)',
      ),
    )
    expect(isWhole).toBe(true)
    for (const each of [
      'author: Mia Weber',
      'cost: EK netto',
      'sender: Brettspielhaus Keller',
      'email: jonas@brettspiel.example',
      'phone: 0341 1234567',
      'path: C:\\Users\\weber\\offer.docx',
      'sender: Brettspielhaus',
    ])
      expect(found).toContain(each)
  })

  test('is clean when it reveals nothing', async () => {
    expect(await inspect('list.pdf', written(['Packing list', '40 cartons'], '/Producer (LibreOffice)'))).toEqual({
      found: [],
      isWhole: true,
    })
  })

  test.each([
    ['was scanned', pageOf(halfRed)],
    ['has a password', lockedDocument()],
    ['is damaged', new Uint8Array(Buffer.from('%PDF-1.7\nnothing'))],
  ])('that %s counts as not inspected', async (_, bytes) => {
    expect(await inspect('list.pdf', bytes)).toEqual({ found: [], isWhole: false })
  })
})

describe('a text document', () => {
  const type = (name: string) => `<Override PartName="/${name}" ContentType="x"/>`
  const docx = (body: string, parts: Record<string, string> = {}) => {
    const files = {
      '[Content_Types].xml': `<Types>${type('word/document.xml')}</Types>`,
      'word/document.xml': `<w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`,
      ...parts,
    }
    return new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))))
  }
  const odt = (body: string, meta = '') =>
    new Uint8Array(
      zipSync({
        mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
        'content.xml': strToU8(`<office:document-content><office:text>${body}</office:text></office:document-content>`),
        'meta.xml': strToU8(`<office:document-meta>${meta}</office:document-meta>`),
      }),
    )
  const said = (...parts: string[]) => `<w:p>${parts.map((part) => `<w:r><w:t>${part}</w:t></w:r>`).join('')}</w:p>`

  test('is clean when it reveals nothing', async () => {
    expect(await inspect('list.docx', docx(said('Packing list') + said('40 cartons')))).toEqual({
      found: [],
      isWhole: true,
    })
    expect(await inspect('list.odt', odt('<text:p>Packing list</text:p>'))).toEqual({ found: [], isWhole: true })
  })

  test.each([
    ['a word in several parts', docx(said('Brett', 'spielhaus Kel', 'ler')), 'sender: Brettspielhaus Keller'],
    ['a cell', docx(`<w:tbl><w:tc>${said('Purchase price')}</w:tc></w:tbl>`), 'cost: Purchase price'],
    [
      'what was deleted',
      docx(`<w:p><w:del w:author="M. Weber"><w:r><w:delText>Tel. 0341 1234567</w:delText></w:r></w:del></w:p>`),
      'phone: 0341 1234567',
    ],
    ['who has changed it', docx(`<w:p><w:ins w:author="M. Weber"><w:t>Chess</w:t></w:ins></w:p>`), 'author: M. Weber'],
    [
      'a comment',
      docx(said('Chess'), { 'word/comments.xml': `<w:comments>${said('We paid 3.10')}</w:comments>` }),
      'note: We paid 3.10',
    ],
    [
      'whose it is',
      docx(said('Chess'), { 'docProps/app.xml': '<Properties><Company>Keller GmbH</Company></Properties>' }),
      'author: Keller GmbH',
    ],
    [
      'a footer',
      docx(said('Chess'), { 'word/footer1.xml': said('jonas@brettspiel.example') }),
      'email: jonas@brettspiel.example',
    ],
    [
      'a link',
      docx(said('Chess'), { 'word/_rels/document.xml.rels': relations('mailto:jonas@brettspiel.example') }),
      'email: jonas@brettspiel.example',
    ],
    ['its words, where it is plain', new Uint8Array(Buffer.from('Chess\nof Jonas Keller')), 'sender: Jonas Keller'],
    ['its text', odt('<text:p>From <text:span>Jonas</text:span><text:s/>Keller</text:p>'), 'sender: Jonas Keller'],
    [
      'a comment of it',
      odt(
        '<text:p>Chess<office:annotation><dc:creator>Mia Weber</dc:creator><text:p>Last at 4.20</text:p></office:annotation></text:p>',
      ),
      'note: Last at 4.20',
    ],
    [
      'its title',
      odt('<text:p>Chess</text:p>', '<dc:title>Offer of Brettspielhaus Keller</dc:title>'),
      'sender: Brettspielhaus Keller',
    ],
  ] as const)('tells by %s', async (_, bytes, found) => {
    expect((await inspect('list', bytes)).found).toContain(found)
  })

  test.each([
    ['of pictures', docx('<w:p><w:drawing/></w:p>')],
    ['with another file in it', docx(said('Chess'), { 'word/embeddings/one.bin': 'x' })],
    ['too long', docx(said(randomBytes(7_000_000).toString('base64')))],
  ])('%s counts as partly inspected', async (_, bytes) => {
    expect((await inspect('list.docx', bytes)).isWhole).toBe(false)
  })

  test('in rich text is inspected in its plain parts only', async () => {
    expect(await inspect('list.rtf', new Uint8Array(Buffer.from('{\\rtf1 Jonas Keller}')))).toEqual({
      found: ['sender: Jonas Keller'],
      isWhole: false,
    })
  })
})
