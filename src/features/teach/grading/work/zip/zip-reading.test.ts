import { strToU8, zipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { type OpenedZip, openZip } from './zip-reading.ts'

function open(bytes: Uint8Array): OpenedZip {
  const opened = openZip(bytes)
  if (typeof opened === 'string') throw new Error(opened)
  return opened
}

const textOf = (zip: OpenedZip, path: string) =>
  zip.read(zip.listing.files.find((file) => file.path === path)!.at)

/** The head of a PNG, whatever its pixels. */
function buildPng(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

const findCentral = (zip: Uint8Array<ArrayBuffer>) => new DataView(zip.buffer).getUint32(zip.length - 6, true)

/** Writes little-endian into the central record of the entry, which is what declares sizes. */
function declareSize(zip: Uint8Array<ArrayBuffer>, size: number): Uint8Array {
  const view = new DataView(zip.buffer)
  const end = zip.length - 22
  view.setUint32(view.getUint32(end + 16, true) + 24, size, true)
  return zip
}

test('files are listed with line counts, read one by one, and files added by tools are left out', () => {
  const zip = open(
    zipSync({
      'todo/routes/todos.js': strToU8('const a = 1\nconst b = 2\n'),
      'todo/README.md': strToU8('# টুডু'),
      'todo/screen.png': buildPng(640, 360),
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
  expect(zip.listing.tree.folders[0]).toMatchObject({
    name: 'todo',
    folders: [{ name: 'routes' }],
    files: [{ name: 'README.md' }, { name: 'screen.png' }],
  })
})

describe('untrusted input', () => {
  test.each([
    ['../../etc/passwd', 'etc/passwd'],
    ['/root/a.txt', 'root/a.txt'],
    ['C:\\work\\a.txt', 'work/a.txt'],
    ['a\u202Etxt.exe', 'a txt.exe'],
  ])('the name %s is shown as %s', (name, path) => {
    expect(open(zipSync({ [name]: strToU8('x') })).listing.files[0]?.path).toBe(path)
  })

  test('a UTF-8 name without its flag is read too', () => {
    const zip = zipSync({ 'কাজ.txt': strToU8('x') })
    // The flag is bit 11 in the central record.
    const at = new DataView(zip.buffer).getUint32(zip.length - 6, true)
    zip[at + 9]! &= ~8
    expect(open(zip).listing.files[0]?.path).toBe('কাজ.txt')
  })

  test('sizes are checked before anything is inflated', () => {
    const small = () => zipSync({ 'a.txt': strToU8('x'.repeat(5000)) })
    expect(openZip(declareSize(small(), 300 * 1024 * 1024))).toBe('bomb')
    expect(openZip(declareSize(small(), 30 * 1024 * 1024))).toBe('bomb')
    // An entry that declares less than it holds is cut at the declared end.
    expect(open(declareSize(small(), 10)).read(0)).toEqual({ as: 'text', text: 'x'.repeat(10) })
  })

  test('too many, too large, damaged and empty archives are refused, each with its reason', () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.txt`, new Uint8Array(0)]))
    expect(openZip(zipSync(many))).toBe('too-many')
    expect(openZip(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('too-large')
    expect(openZip(strToU8('no zip at all, but a text of some length'))).toBe('damaged')
    expect(openZip(zipSync({}))).toBe('empty')
  })

  test('a long text and one in an unknown encoding are not shown as text', () => {
    const zip = open(
      zipSync({
        'long.txt': strToU8('x'.repeat(600_000)),
        'odd.txt': new Uint8Array([0xe9, 0x00, 0xff, 0x80, 0x01]),
      }),
    )
    expect(textOf(zip, 'long.txt')).toEqual({ as: 'none', why: 'too-large' })
    expect(textOf(zip, 'odd.txt')).toEqual({ as: 'none', why: 'unreadable' })
  })

  test('a path with too many folders is refused as soon as the limit is reached', () => {
    expect(openZip(zipSync({ [`${'a/'.repeat(8000)}x.txt`]: strToU8('x') }))).toBe('too-deep')
    const twenty = Array.from({ length: 20 }, (_, at) => [`${'a/'.repeat(30_000)}${at}.txt`, strToU8('x')])
    const cleaned = vi.spyOn(String.prototype, 'normalize')
    expect(openZip(zipSync(Object.fromEntries(twenty)))).toBe('too-deep')
    expect(cleaned.mock.calls.length).toBeLessThan(20 * 100)
    cleaned.mockRestore()
    const deep = open(zipSync({ [`${'a/'.repeat(39)}x.txt`]: strToU8('x') }))
    expect(deep.listing.files).toHaveLength(1)
  })

  test('a picture with more pixels than can be decoded is not shown', () => {
    const zip = open(zipSync({ 'small.png': buildPng(4000, 3000), 'endless.png': buildPng(14_000, 10_000) }))
    expect(textOf(zip, 'small.png')).toMatchObject({ as: 'picture' })
    expect(textOf(zip, 'endless.png')).toEqual({ as: 'none', why: 'too-many-pixels' })
  })

  test('a password is reported, for a text as for a picture', () => {
    const zip = zipSync({ 'a.txt': strToU8('x') })
    zip[findCentral(zip) + 8]! |= 1
    expect(open(zip).listing.locked).toBe(1)
    expect(open(zip).read(0)).toEqual({ as: 'none', why: 'locked' })
  })

  test('another compression method is reported', () => {
    const zip = zipSync({ 'a.txt': strToU8('x') })
    zip[findCentral(zip) + 10] = 14
    expect(open(zip).read(0)).toEqual({ as: 'none', why: 'other-packing' })
  })

  test('bytes before and after a ZIP change nothing', () => {
    const zip = zipSync({ 'a.txt': strToU8('একটি লেখা'), 'b.txt': strToU8('আরেকটি') })
    const around = Uint8Array.from([...strToU8('#!/bin/sh\n'.repeat(500)), ...zip, ...strToU8('behind')])
    expect(open(around).listing.files.map(({ path }) => path)).toEqual(['a.txt', 'b.txt'])
    expect(textOf(open(around), 'b.txt')).toEqual({ as: 'text', text: 'আরেকটি' })
  })

  test('names in the Western Windows encoding keep their letters', () => {
    const zip = zipSync({ 'r\u0000sum\u0000.txt': strToU8('x') })
    const name = findCentral(zip) + 46
    zip[name + 1] = zip[name + 5] = 0x82
    expect(open(zip).listing.files[0]?.path).toBe('résumé.txt')
  })

  test('the list is read once, however many files of tools it contains', () => {
    const tools = Object.fromEntries(
      Array.from({ length: 5000 }, (_, at) => [`node_modules/${at}.js`, new Uint8Array(0)]),
    )
    const own = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [`src/${at}.js`, strToU8('let a\n')]),
    )
    const zip = zipSync({ ...tools, ...own })
    const read = vi.spyOn(DataView.prototype, 'getUint32')
    expect(open(zip).listing.files.filter(({ lines }) => lines === 1)).toHaveLength(500)
    expect(read.mock.calls.length).toBeLessThan(8 * 5500)
    read.mockRestore()
  })

  test('text in UTF-16, as Windows stores it, is read', () => {
    const letters = Array.from('\uFEFFবাংলা লেখা').flatMap((letter) => [
      letter.charCodeAt(0) & 0xff,
      letter.charCodeAt(0) >> 8,
    ])
    expect(open(zipSync({ 'note.txt': Uint8Array.from(letters) })).read(0)).toEqual({
      as: 'text',
      text: 'বাংলা লেখা',
    })
  })
})
