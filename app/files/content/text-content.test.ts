import { expect, test } from 'vitest'
import { inspect, latin } from './inspect-sample.suite'

const utf16be = (text: string) => Buffer.concat([latin('\xfe\xff'), Buffer.from(text, 'utf16le').swap16()])
const rows = (count: number, row: string) => `${row}\n`.repeat(count)

const texts: [string, Uint8Array | string, string, string?][] = [
  ['a table in UTF-16, big end first', utf16be('sku\tqty\n1\t2\n'), 'text/csv'],
  ['a page in UTF-16, big end first', utf16be('<html><script>'), 'files.program'],
  ['half a mark of UTF-16', latin('\xffa<script>'), 'files.program'],
  ['its second half', latin('a\xfe<script>'), 'files.program'],
  ['half a mark, big end first', latin('\xfea<script>'), 'files.program'],
  ['its second half, big end first', latin('a\xff<script>'), 'files.program'],
  ['XML behind a space of an old code page', latin('\xa0<catalogue/>'), 'files.unsupported_type'],
  ['XML behind lines', '\n \n<catalogue/>', 'files.unsupported_type'],
  ['XML behind a wide space', `\u3000<catalogue>${'ä'.repeat(40_000)}`, 'files.unsupported_type'],
  ['a comparison', 'Less than 5 pallets: price < 10', 'text/plain'],
  ['all control characters of texts', 'a\tb\nc\rd\ve\ff\x1a', 'text/plain'],
  ['another control character', 'a\x1bb', 'files.unsupported_type'],
  ['a control character at the end', 'boots and shoes\0', 'files.unsupported_type'],
  ['MZ before a control character far behind', `MZ${'a'.repeat(80)}\0`, 'files.unsupported_type'],
  ['a table with bars', 'sku|qty\n1|2\n', 'text/csv'],
  ['a table with commas', 'sku,qty\n1,2\n', 'text/csv'],
  ['a table with tabs', 'sku\tqty\n1\t2\n', 'text/csv'],
  ['a table with lines of old Macs', 'sku;qty\r1;2\r', 'text/csv'],
  ['a table with lines of Windows', 'sku;qty\r\n1;2\r\n', 'text/csv'],
  ['a table with empty lines', 'sku;qty\n \n1;2\n\n', 'text/csv'],
  ['a table with a note below its twentieth line', `${rows(20, 'a;b')}See you`, 'text/csv'],
  ['a table with a note in its twentieth line', `${rows(19, 'a;b')}See you\n${rows(9, 'a;b')}`, 'text/plain'],
  ['one line with a semicolon', 'Boots; 500 pairs', 'text/plain'],
  ['lines with semicolons at times', 'Boots; 500 pairs\nShoes\n', 'text/plain'],
  ['lines without any', 'Boots\nShoes\n', 'text/plain'],
  ['an empty text', '', 'text/plain'],
  ['a list named .tsv', 'one column', 'text/csv', 'list.tsv'],
  ['a list named .tab', 'one column', 'text/csv', 'LIST.TAB'],
  ['a list named .csvx', 'one column', 'text/plain', 'list.csvx'],
  ['a list named .xcsv', 'one column', 'text/plain', 'list.xcsv'],
]
test.each(texts)('%s', async (_, bytes, type, name) => expect(await inspect(bytes, name)).toBe(type))
