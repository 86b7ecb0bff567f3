import { expect, test } from 'vitest'
import { compoundOf } from '../transfers/sample-files.suite'
import { inspect } from './inspect-sample.suite'

/** Its second directory sector holds the workbook. */
const LONG = compoundOf(['A', 'B', 'C', 'Workbook'])

function changed(file: Buffer, change: (copy: Buffer) => void, extraSectors = 0): Buffer {
  const copy = Buffer.concat([file, Buffer.alloc(extraSectors * 512, 0xff)])
  change(copy)
  return copy
}

const accepted: [string, Buffer, string][] = [
  ['a workbook of the nineties', compoundOf(['Book']), 'application/vnd.ms-excel'],
  ['old slides', compoundOf(['PowerPoint Document']), 'application/vnd.ms-powerpoint'],
  ['a workbook with sectors of 4,096 bytes', compoundOf(['Workbook'], undefined, 4_096), 'application/vnd.ms-excel'],
  [
    'a workbook whose macros were deleted',
    changed(compoundOf(['Workbook', 'VBA']), (file) => file.writeUInt8(0, 1_024 + 2 * 128 + 66)),
    'application/vnd.ms-excel',
  ],
  [
    'a workbook with two sectors of the table',
    changed(
      LONG,
      (file) => {
        LONG.copy(file, 201 * 512, 1_024, 2_048)
        file.fill(0, 1_024, 2_048)
        file.writeUInt32LE(200, 48)
        file.writeUInt32LE(3, 80)
        file.writeUInt32LE(201, 2_048 + (200 - 128) * 4)
        file.writeUInt32LE(0xfffffffe, 2_048 + (201 - 128) * 4)
      },
      200,
    ),
    'application/vnd.ms-excel',
  ],
  [
    'a workbook whose table is listed in sectors of its own',
    changed(
      LONG,
      (file) => {
        file.writeUInt32LE(0xffffffff, 76)
        file.writeUInt32LE(3, 68)
        file.writeUInt32LE(4, 2_048 + 508)
        file.writeUInt32LE(0, 2_560)
        file.writeUInt32LE(0xfffffffe, 2_560 + 508)
      },
      2,
    ),
    'application/vnd.ms-excel',
  ],
]
test.each(accepted)('%s is accepted', async (_, bytes, type) => expect(await inspect(bytes)).toBe(type))

const refused: [string, Buffer, string][] = [
  ['a compound file of another program', compoundOf(['Contents']), 'files.unsupported_type'],
  ['one whose names only resemble', compoundOf(['Workbooks', 'MyBook', 'AWordDocument']), 'files.unsupported_type'],
  ['one with other names', compoundOf(['WordDocuments', 'PowerPoint Documents']), 'files.unsupported_type'],
  ['slides by a longer name', compoundOf(['My PowerPoint Document']), 'files.unsupported_type'],
  ['an encrypted document', compoundOf(['EncryptedPackage']), 'files.locked'],
  ['an encrypted old workbook', compoundOf(['Workbook', 'EncryptionInfo']), 'files.locked'],
  ['macros in any case', compoundOf(['Workbook', 'macros']), 'files.program'],
  ['macros of a workbook', compoundOf(['Workbook', '_VBA_PROJECT']), 'files.program'],
  ['a patch of an installer', compoundOf(['Workbook'], '86100c000000000000c0000000000000'), 'files.program'],
  ['sectors of an odd size', changed(compoundOf(['Workbook']), (file) => file.writeUInt16LE(10, 30)), 'files.damaged'],
  [
    'a directory that never ends',
    changed(compoundOf(['Workbook']), (file) => file.writeUInt32LE(2, 520)),
    'files.damaged',
  ],
  [
    'a table that never ends',
    changed(compoundOf(['Workbook']), (file) => file.writeUInt32LE(3, 68), 1)
      .fill(3, 2_556, 2_557)
      .fill(0, 2_557),
    'files.damaged',
  ],
  [
    'a directory that the table does not cover',
    changed(compoundOf(['Workbook']), (file) => file.writeUInt32LE(200, 48), 200),
    'files.damaged',
  ],
]
test.each(refused)('%s is refused', async (_, bytes, code) => expect(await inspect(bytes)).toBe(code))

test('names that only contain those of macros are no macros', async () => {
  expect(await inspect(compoundOf(['Workbook', 'MyMacros', 'VBA2']))).toBe('application/vnd.ms-excel')
  expect(await inspect(compoundOf(['Workbook', 'EncryptionInfos', 'MyEncryptedPackage']))).toBe(
    'application/vnd.ms-excel',
  )
})
