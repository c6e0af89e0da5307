import { describe, expect, it } from 'vitest'
import { splitGraphemes } from './bn.ts'
import names from './corpus/file-names.json'
import { getFileExtension, formatFileName } from './file-name.ts'

describe('file names', () => {
  it.each(names)('%j shows as one short line', (name) => {
    const shown = formatFileName(name)
    expect(shown).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff/\\]/u)
    expect(splitGraphemes(shown).length).toBeLessThanOrEqual(60)
    expect(shown).not.toBe('')
  })

  it.each([
    ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
    ['  lead.pdf', 'lead.pdf'],
    ['রিপোর্ট ১ম অধ্যায়.pdf'.normalize('NFC'), 'রিপোর্ট ১ম অধ্যায়.pdf'.normalize('NFC')],
    ['cv\u202efdp.exe', 'cv fdp.exe'],
    [`${'দী'.repeat(80)}-শেষ.pdf`, `${'দী'.repeat(47)}…${'দী'.repeat(5)}-শেষ.pdf`],
    ['a\u202eb\u202ec  d   e.pdf', 'a b c d e.pdf'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(47)}…${'x'.repeat(12)}`],
    ['/', ''],
    ['\u0000', ''],
  ])('%j shows as %j', (name, shown) => expect(formatFileName(name)).toBe(shown))

  it.each([
    ['photo.jpg.EXE', 'exe'],
    ['noextension', ''],
    ['trailing.dot.', ''],
    ['.gitignore', 'gitignore'],
    ['a.7z', '7z'],
    ['a.mp9', 'mp9'],
  ])('the extension of %j is %j', (name, extension) => expect(getFileExtension(name)).toBe(extension))
})
