import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type OpenedZip, openZip } from './zip-reading.ts'
import { buildTree } from './zip-tree.ts'

function open(bytes: Uint8Array): OpenedZip {
  const opened = openZip(bytes)
  if (typeof opened === 'string') throw new Error(opened)
  return opened
}

const textOf = (zip: OpenedZip, path: string) => zip.read(zip.listing.files.find((file) => file.path === path)!.at)

/** Writes little-endian into the central record of the entry, which is what declares sizes. */
function declareSize(zip: Uint8Array<ArrayBuffer>, size: number): Uint8Array {
  const view = new DataView(zip.buffer)
  const end = zip.length - 22
  view.setUint32(view.getUint32(end + 16, true) + 24, size, true)
  return zip
}

test('files are listed with lines, read one by one, and what tools have put there is left out', () => {
  const zip = open(
    zipSync({
      'todo/routes/todos.js': strToU8('const a = 1\nconst b = 2\n'),
      'todo/README.md': strToU8('# টুডু'),
      'todo/screen.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
      'todo/node_modules/express/index.js': strToU8('x'),
      '__MACOSX/todo/._README.md': strToU8('x'),
    }),
  )
  expect(zip.listing.leftOut).toBe(2)
  expect(zip.listing.files.map(({ path, lines }) => [path, lines])).toEqual([
    ['todo/routes/todos.js', 2],
    ['todo/README.md', 1],
    ['todo/screen.png', undefined],
  ])
  expect(textOf(zip, 'todo/README.md')).toEqual({ as: 'text', text: '# টুডু' })
  expect(textOf(zip, 'todo/screen.png')).toMatchObject({ as: 'picture' })
  const { folders } = buildTree(zip.listing.files)
  expect(folders[0]).toMatchObject({ name: 'todo', folders: [{ name: 'routes' }], files: [{ name: 'README.md' }, { name: 'screen.png' }] })
})

describe('what is not trusted', () => {
  test.each([
    ['../../etc/passwd', 'etc/passwd'],
    ['/root/a.txt', 'root/a.txt'],
    ['C:\\work\\a.txt', 'work/a.txt'],
    ['a\u202Etxt.exe', 'a txt.exe'],
  ])('the name %s is shown as %s', (name, path) => {
    expect(open(zipSync({ [name]: strToU8('x') })).listing.files[0]?.path).toBe(path)
  })

  test('a name in UTF-8 without its mark is read all the same', () => {
    const zip = zipSync({ 'কাজ.txt': strToU8('x') })
    // The mark is bit 11 of the flags in the central record.
    const at = new DataView(zip.buffer).getUint32(zip.length - 6, true)
    zip[at + 9]! &= ~8
    expect(open(zip).listing.files[0]?.path).toBe('কাজ.txt')
  })

  test('sizes are judged before anything is inflated', () => {
    const small = () => zipSync({ 'a.txt': strToU8('x'.repeat(5000)) })
    expect(openZip(declareSize(small(), 300 * 1024 * 1024))).toBe('bomb')
    expect(openZip(declareSize(small(), 30 * 1024 * 1024))).toBe('bomb')
    // One that declares less than it holds is cut where it said that it ends.
    expect(open(declareSize(small(), 10)).read(0)).toEqual({ as: 'text', text: 'x'.repeat(10) })
  })

  test('too many, too large, damaged and empty ones are refused, each by its name', () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.txt`, new Uint8Array(0)]))
    expect(openZip(zipSync(many))).toBe('too-many')
    expect(openZip(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('too-large')
    expect(openZip(strToU8('no zip at all, but a text of some length'))).toBe('damaged')
    expect(openZip(zipSync({}))).toBe('empty')
  })

  test('a long text and one in an unknown encoding are no texts here', () => {
    const zip = open(zipSync({ 'long.txt': strToU8('x'.repeat(600_000)), 'odd.txt': new Uint8Array([0xe9, 0x00, 0xff, 0x80, 0x01]) }))
    expect(textOf(zip, 'long.txt')).toEqual({ as: 'none', why: 'too-large' })
    expect(textOf(zip, 'odd.txt')).toEqual({ as: 'none', why: 'unreadable' })
  })

  test('text that Windows stored as UTF-16 is read', () => {
    const letters = Array.from('\uFEFFবাংলা লেখা').flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8])
    expect(open(zipSync({ 'note.txt': Uint8Array.from(letters) })).read(0)).toEqual({ as: 'text', text: 'বাংলা লেখা' })
  })
})
