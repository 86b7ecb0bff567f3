import { Refusal } from '../../platform/base/errors'

/** Sector numbers from here on end a chain. */
const LAST_SECTOR = 0xfffffff9
const MAX_DIRECTORY_SECTORS = 4_096

/** Root entry CLSIDs, first part, of installer packages and patches. */
const INSTALLERS = /^(?:000c1084|000c1086|000c1082)/

/** Whether bytes start like a compound file: Office before 2007, installers, encrypted documents. */
export function isCompoundFile(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, 8)).toString('hex') === 'd0cf11e0a1b11ae1'
}

/** Media type of a compound file. @throws {Refusal} for programs, macros, passwords and unsupported types */
export function inspectCompoundFile(bytes: Buffer): string {
  const { names, rootClass } = readDirectory(bytes)
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (INSTALLERS.test(rootClass) || has(/^(?:_VBA_PROJECT(?:_CUR)?|VBA|Macros|.?Ole10Native)$/is))
    throw new Refusal('files.program', 415)
  if (has(/^(?:EncryptedPackage|EncryptionInfo)$/)) throw new Refusal('files.locked', 415)
  if (has(/^(?:Workbook|Book)$/)) return 'application/vnd.ms-excel'
  if (has(/^WordDocument$/)) return 'application/msword'
  if (has(/^PowerPoint Document$/)) return 'application/vnd.ms-powerpoint'
  throw new Refusal('files.unsupported_type', 415)
}

function readDirectory(bytes: Buffer): { names: string[]; rootClass: string } {
  try {
    const sectorSize = 2 ** bytes.readUInt16LE(30)
    if (sectorSize !== 512 && sectorSize !== 4_096) throw new RangeError('sector size')
    const sectorAt = (sector: number) => (sector + 1) * sectorSize
    const fat = fatSectors(bytes, sectorSize)
    const names: string[] = []
    let rootClass = ''
    let sector = bytes.readUInt32LE(48)
    for (let count = 0; sector <= LAST_SECTOR; count++) {
      if (count > MAX_DIRECTORY_SECTORS) throw new RangeError('directory')
      for (let entry = sectorAt(sector); entry < sectorAt(sector + 1); entry += 128) {
        const kind = bytes.readUInt8(entry + 66)
        if (kind === 0) continue
        const length = Math.min(bytes.readUInt16LE(entry + 64), 64)
        names.push(bytes.toString('utf16le', entry, entry + length - 2))
        // The first part of a GUID.
        if (kind === 5)
          rootClass = bytes
            .readUInt32LE(entry + 80)
            .toString(16)
            .padStart(8, '0')
      }
      const fatSector = fat[Math.floor((sector * 4) / sectorSize)]
      if (fatSector === undefined) throw new RangeError('chain')
      sector = bytes.readUInt32LE(sectorAt(fatSector) + ((sector * 4) % sectorSize))
    }
    return { names, rootClass }
  } catch (cause) {
    // Buffer bounds-checks every read, so a directory pointing outside ends up here.
    if (cause instanceof RangeError) throw new Refusal('files.damaged', 422, { cause })
    throw cause
  }
}

/** Sectors of the FAT: 109 are listed in the header, the rest in the DIFAT chain. */
function fatSectors(bytes: Buffer, sectorSize: number): number[] {
  const sectors: number[] = []
  const collect = (from: number, count: number) => {
    for (let at = from; at < from + count * 4; at += 4) {
      const sector = bytes.readUInt32LE(at)
      if (sector <= LAST_SECTOR) sectors.push(sector)
    }
  }
  collect(76, 109)
  let next = bytes.readUInt32LE(68)
  for (let count = 0; next <= LAST_SECTOR; count++) {
    if (count > MAX_DIRECTORY_SECTORS) throw new RangeError('table')
    const start = (next + 1) * sectorSize
    collect(start, sectorSize / 4 - 1)
    next = bytes.readUInt32LE(start + sectorSize - 4)
  }
  return sectors
}
