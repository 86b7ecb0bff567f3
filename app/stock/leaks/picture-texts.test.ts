import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findLeaks } from './find-leaks'
import { textsOfPicture } from './picture-texts'

const supplier = { name: 'Jonas Keller', company: null, email: 'jonas@brettspiel.example', phoneNumber: '' }
const found = (bytes: Buffer) =>
  findLeaks(
    textsOfPicture(bytes).map((text) => ({ field: '', text })),
    supplier,
  ).map((leak) => leak.found)
const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
const told = { IFD0: { ImageDescription: 'Preisidee 350.000 EUR', Artist: 'Jonas Keller', Make: 'Canon EOS' } }

test.each(['jpeg', 'png', 'webp'] as const)('reads the metadata of a %s picture', async (format) => {
  const noted = found(await picture().withExif(told).toFormat(format).toBuffer())
  expect(noted).toContain('Preisidee 350.000 EUR')
  expect(noted).toContain('Jonas Keller')
  expect(found(await picture().toFormat(format).toBuffer())).toEqual([])
})

test('reads the text chunks of a PNG picture', async () => {
  const bytes = await picture().png().toBuffer()
  const text = Buffer.from('Comment\0keine Amazon-Verkäufe')
  const head = Buffer.alloc(8)
  head.writeUInt32BE(text.length)
  head.write('tEXt', 4, 'latin1')
  const noted = Buffer.concat([bytes.subarray(0, 33), head, text, Buffer.alloc(4), bytes.subarray(33)])
  expect(found(noted)).toContain('keine Amazon-Verkäufe')
})
