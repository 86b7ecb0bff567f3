import { expect, test } from 'vitest'
import { cleanFileName, isProgramName } from './file-name'

test.each([
  ['list.xlsx', 'list.xlsx'],
  ['C:\\Users\\me\\list.xlsx', 'list.xlsx'],
  ['../../etc/passwd', 'passwd'],
  ['a\r\nb.csv', 'a b.csv'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['  .hidden.txt. ', 'hidden.txt'],
  ['Πρόσφορα 2026.pdf', 'Πρόσφορα 2026.pdf'],
  ['قائمة الأسعار.pdf', 'قائمة الأسعار.pdf'],
  ['Cafe\u0301.pdf', 'Caf\u00e9.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['', 'file'],
  ['...', 'file'],
  ['/', 'file'],
  ['list .pdf', 'list .pdf'],
  ['a \t\u2028 b.pdf', 'a b.pdf'],
  ['👩\u200d🔧\u200b.jpg', '👩\u200d🔧.jpg'],
  ['... a. b. .', 'a. b'],
  ['a'.repeat(255), 'a'.repeat(255)],
  ['a'.repeat(256), 'a'.repeat(255)],
  [`${'a'.repeat(256)}.${'b'.repeat(16)}`, `${'a'.repeat(238)}.${'b'.repeat(16)}`],
  [`${'a'.repeat(256)}.${'b'.repeat(17)}`, 'a'.repeat(255)],
  [`a${'😀'.repeat(200)}.pdf`, `a${'😀'.repeat(125)}.pdf`],
  [`${'a'.repeat(254)}😀`, 'a'.repeat(254)],
])('%j becomes %j', (name, clean) => expect(cleanFileName(name)).toBe(clean))

test('a long name keeps its extension and whole characters', () => {
  const clean = cleanFileName(`${'😀'.repeat(200)}.xlsx`)
  expect(clean.length).toBeLessThanOrEqual(255)
  expect(clean).toMatch(/^(?:😀)+\.xlsx$/u)
})

test('recognises names of executables, but not similar names', () => {
  for (const name of ['setup.exe', 'LIST.XLSM', 'photo.jpg.js', 'x.svg', 'a.html', '.exe'])
    expect(isProgramName(name)).toBe(true)
  for (const name of ['list.xlsx', 'exe', 'js.txt', 'photo.exe.jpg', 'x', 'a.exe b', 'a.my exe', 'a.'])
    expect(isProgramName(name)).toBe(false)
})
