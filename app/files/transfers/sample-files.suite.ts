import { crc32, deflateRawSync } from 'node:zlib'

export interface SampleEntry {
  readonly name: string
  readonly content: Uint8Array | string
  /** Forged size in the central directory. */
  readonly claimedSize?: number
  readonly encrypted?: boolean
  /** Compression method; 8 is Deflate. */
  readonly method?: number
}

export function zipOf(...entries: readonly SampleEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedSize, encrypted, method = 8 } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const fileName = Buffer.from(name)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(0x800 | (encrypted ? 1 : 0), 2)
    fields.writeUInt16LE(method, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claimedSize ?? bytes.length, 18)
    fields.writeUInt16LE(fileName.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, fileName, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, tail, fileName]))
    locals.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, list, Buffer.from('PK\x05\x06'), end])
}

export function compoundOf(
  names: readonly string[],
  rootClass = '00000000000000000000000000000000',
  sectorSize = 512,
): Buffer {
  const file = Buffer.alloc(sectorSize * 4)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(0x3e, 24)
  file.writeUInt16LE(3, 26)
  file.writeUInt16LE(0xfffe, 28)
  file.writeUInt16LE(Math.log2(sectorSize), 30)
  file.writeUInt16LE(6, 32)
  file.writeUInt32LE(1, 44)
  // The directory starts at sector 1 and continues at 2; the FAT is sector 0.
  file.writeUInt32LE(1, 48)
  file.writeUInt32LE(0xfffffffe, 60)
  file.writeUInt32LE(0xfffffffe, 68)
  file.fill(0xff, 76, 512)
  file.writeUInt32LE(0, 76)
  file.fill(0xff, sectorSize, 2 * sectorSize)
  file.writeUInt32LE(0xfffffffd, sectorSize)
  file.writeUInt32LE(2, sectorSize + 4)
  file.writeUInt32LE(0xfffffffe, sectorSize + 8)
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    const at = 2 * sectorSize + index * 128
    file.write(name, at, 'utf16le')
    file.writeUInt16LE(name.length * 2 + 2, at + 64)
    file.writeUInt8(index === 0 ? 5 : 2, at + 66)
    if (index === 0) Buffer.from(rootClass, 'hex').copy(file, at + 80)
  }
  return file
}

export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4)
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  header.writeUInt8(8, 16)
  header.writeUInt8(2, 17)
  const data = Buffer.from('\0\0\0\x04IDAT\0\0\0\0\0\0\0\0', 'latin1')
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), header, data])
}

/** JPEG with this many bytes of previews and profiles before its size. */
export function jpegOf(width: number, height: number, before = 0): Buffer {
  const parts = [Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')]
  for (let left = before; left > 0; left -= 65_000) {
    const segment = Buffer.alloc(65_002)
    segment.writeUInt16BE(0xffe2, 0)
    segment.writeUInt16BE(65_000, 2)
    parts.push(segment)
  }
  const size = Buffer.alloc(19)
  size.writeUInt16BE(0xffc0, 0)
  size.writeUInt16BE(17, 2)
  size.writeUInt8(8, 4)
  size.writeUInt16BE(height, 5)
  size.writeUInt16BE(width, 7)
  size.writeUInt8(3, 9)
  return Buffer.concat([...parts, size, Buffer.from([0xff, 0xd9])])
}

export function heifOf(brand: string, width: number, height: number): Buffer {
  const size = Buffer.alloc(20)
  size.writeUInt32BE(20, 0)
  size.write('ispe', 4)
  size.writeUInt32BE(width, 12)
  size.writeUInt32BE(height, 16)
  return Buffer.concat([box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1${brand}`)), box('meta', size)])
}

function box(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(8 + content.length, 0)
  header.write(name, 4)
  return Buffer.concat([header, content])
}
