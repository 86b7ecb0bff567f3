import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type SampleEntry, zipOf } from '../transfers/sample-files.suite'
import { excel, inspect, latin, part, word } from './inspect-sample.suite'

const SPREADSHEET = 'application/vnd.oasis.opendocument.spreadsheet'
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const ENCRYPTED = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>'
const MIB = 1_048_576
const noise = randomBytes(MIB)

const claiming = (name: string, claimedSize: number, content: SampleEntry['content'] = noise) => ({
  name,
  content,
  claimedSize,
})
const several = (count: number, name: (number: number) => string = (number) => `${number}.txt`) =>
  Array.from({ length: count }, (_, number) => part(name(number), 'x'))

const accepted: [string, Buffer, string][] = [
  ['an ODS whose type ends with a line break', zipOf(part('mimetype', `${SPREADSHEET}\n`)), SPREADSHEET],
  ['an ODS with a manifest', zipOf(part('mimetype', SPREADSHEET), part('META-INF/manifest.xml')), SPREADSHEET],
  [
    'an ODS that mentions encryption elsewhere',
    zipOf(part('mimetype', SPREADSHEET), part('content.xml', ENCRYPTED)),
    SPREADSHEET,
  ],
  [
    'a text of OpenDocument',
    zipOf(part('mimetype', 'application/vnd.oasis.opendocument.text')),
    'application/vnd.oasis.opendocument.text',
  ],
  [
    'slides of OpenDocument',
    zipOf(part('mimetype', 'application/vnd.oasis.opendocument.presentation')),
    'application/vnd.oasis.opendocument.presentation',
  ],
  [
    'a binary workbook',
    zipOf(part('[Content_Types].xml'), part('xl/workbook.bin')),
    'application/vnd.ms-excel.sheet.binary.macroenabled.12',
  ],
  ['a workbook with a style sheet in it', zipOf(...excel, part('customXml/item1.xsl')), WORKBOOK],
  ['a workbook with a table that quotes a script', zipOf(...excel, part('xl/x.xml', '<script>')), WORKBOOK],
  ['parts of a workbook without the list of types', zipOf(part('xl/workbook.xml')), 'application/zip'],
  ['1,000 files', zipOf(...several(1_000)), 'application/zip'],
  ['100 MiB', zipOf(claiming('a.txt', 52_428_800), claiming('b.txt', 52_428_800)), 'application/zip'],
  ['a small file that compresses well', zipOf(part('a.txt', Buffer.alloc(MIB))), 'application/zip'],
  ['a folder said to be packed in an unknown way', zipOf({ ...part('a/', ''), method: 99 }), 'application/zip'],
  ['a zip with a picture in it', zipOf(part('a.zip', zipOf(part('a.jpg', latin('\xff\xd8\xff'))))), 'application/zip'],
]
test.each(accepted)('%s: accepted', async (_, bytes, type) => expect(await inspect(bytes)).toBe(type))

test.each([
  'old/AndroidManifest.xml',
  'my/META-INF/MANIFEST.MF',
  'META-INF/MANIFEST.MF.txt',
  'old/Payload/Shop.app/Info.plist',
  'first.class.txt',
  'Payload/notes.txt',
  'myvbaData.xml',
  'vbaData.xml.txt',
  'old/Basic/1.txt',
  'Basics/1.txt',
  'activeXs/1.txt',
])('a zip with %s is accepted', async (name) => expect(await inspect(zipOf(part(name, 'x')))).toBe('application/zip'))

test.each([
  'META-INF/MANIFEST.MF',
  'AndroidManifest.xml',
  'classes.dex',
  'lib/more.dex',
  'com/Main.class',
  'AppxManifest.xml',
  'Payload/Shop.app/Info.plist',
  'vbaProject.bin',
  'word/vbaProject.bin',
  'xl/vbaProjectSignature.bin',
  'word/vbaData.xml',
  'xl/macrosheets/sheet1.xml',
  'xl/activeX/activeX1.xml',
  'Basic/Standard/Module1.xml',
  'Scripts/python/list.txt',
])('a zip with %s is refused as a program', async (name) =>
  expect(await inspect(zipOf(part('a.txt', 'x'), part(name, 'x')))).toBe('files.program'),
)

const refused: [string, Buffer, string][] = [
  [
    'an ODS under a password',
    zipOf(part('mimetype', SPREADSHEET), part('content.xml'), part('META-INF/manifest.xml', ENCRYPTED)),
    'files.locked',
  ],
  ['a template of OpenDocument', zipOf(part('mimetype', `${SPREADSHEET}-template`)), 'files.unsupported_type'],
  ['a type around that of an ODS', zipOf(part('mimetype', `x-${SPREADSHEET}`)), 'files.unsupported_type'],
  [
    'another package of Office',
    zipOf(part('[Content_Types].xml'), part('a/xl/workbook.xml')),
    'files.unsupported_type',
  ],
  ['an unknown compression', zipOf({ ...part('a.txt', 'x'), method: 99 }), 'files.locked'],
  ['1,001 files', zipOf(...several(1_001)), 'files.archive_limits'],
  [
    '1,001 files together with those of a zip within',
    zipOf(...several(500), part('a.zip', zipOf(...several(500)))),
    'files.archive_limits',
  ],
  ['a byte over 100 MiB', zipOf(claiming('a.txt', 52_428_800), claiming('b.txt', 52_428_801)), 'files.archive_limits'],
  ['a file that compresses too well', zipOf(part('a.txt', Buffer.alloc(MIB + 1))), 'files.archive_limits'],
  [
    'small files that together compress too well',
    zipOf(part('a.txt', Buffer.alloc(600_000)), part('b.txt', Buffer.alloc(600_000))),
    'files.archive_limits',
  ],
  [
    'a zip within of more than 25 MiB',
    zipOf(claiming('a.zip', 26_214_401, Buffer.concat([zipOf(), noise]))),
    'files.archive_limits',
  ],
  [
    'a zip within that is shorter than it says',
    zipOf(claiming('a.zip', 26_214_400, Buffer.concat([zipOf(), noise]))),
    'files.damaged',
  ],
  [
    'a zip within a letter, with a program',
    zipOf(...word, part('word/a.zip', zipOf(part('a.exe', 'x')))),
    'files.program',
  ],
  ['a program behind the first file', zipOf(part('a.txt', 'x'), part('b.txt', latin('\x7fELF'))), 'files.program'],
]
test.each(refused)('%s: refused', async (_, bytes, code) => expect(await inspect(bytes)).toBe(code))
