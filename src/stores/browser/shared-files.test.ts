import { beforeEach, expect, test, vi } from 'vitest'
import { readSharedFiles, SHARED_FIELD, storeSharedFiles } from './shared-files.ts'

const GUEST = 'guest'
const held = vi.hoisted(() => new Map<string, { id: string; owner: string; file: File }>())
const put = vi.hoisted(() => async (id: string, owner: string, file: File) => {
  held.set(`${id}@${owner}`, { id, owner, file })
  return true
})
vi.mock('./stored-files.ts', () => ({
  storeFile: (id: string, { owner, file }: { owner: string; file: File }) => put(id, owner, file),
  giveFile: async (id: string, owner: string, file: File) => {
    await put(id, owner, file)
    return held.delete(`${id}@guest`)
  },
  readStoredFiles: async (owner: string) =>
    [...held.values()]
      .filter((each) => [owner, 'guest'].includes(each.owner))
      .map(({ id, file }) => [id, file]),
}))

beforeEach(() => held.clear())

const picture = (name: string, { size = 1, type = 'image/png' } = {}) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })

function formWith(...files: readonly File[]): FormData {
  return { getAll: (name: string) => (name === SHARED_FIELD ? files : []) } as unknown as FormData
}
const pages = (count: number) => Array.from({ length: count }, (_, at) => picture(`page-${at + 1}.png`))
const listNames = async (owner: string) => (await readSharedFiles(owner)).map(({ file }) => file.name)

test('a form sent again and again stores no more files than one hand-in takes', async () => {
  expect(await storeSharedFiles(formWith(...pages(20)))).toBe(true)
  expect(await storeSharedFiles(formWith(...pages(20)))).toBe(false)
  expect(await storeSharedFiles(formWith(...pages(1)))).toBe(false)
  // In any order: two forms of one millisecond mix.
  const wanted = [...pages(20), ...pages(10)].map(({ name }) => name)
  expect((await listNames(GUEST)).toSorted()).toEqual(wanted.toSorted())
})

test.each([
  ['an empty one', picture('empty.png', { size: 0 })],
  ['a page', picture('planted.html', { type: 'text/html' })],
  ['one without a kind', picture('odd', { type: '' })],
  ['more bytes than the device should hold', picture('large.png', { size: 201 * 2 ** 20 })],
])('of several files %s is left out, and told', async (_what, file) => {
  expect(await storeSharedFiles(formWith(picture('a.png'), file, picture('b.png')))).toBe(false)
  expect(await listNames(GUEST)).toEqual(['a.png', 'b.png'])
})

test('the bytes of all files together are bounded', async () => {
  const large = () => picture('large.png', { size: 90 * 2 ** 20 })
  expect(await storeSharedFiles(formWith(large(), large()))).toBe(true)
  expect(await storeSharedFiles(formWith(large()))).toBe(false)
})

test('shared files belong to whoever lists them first', async () => {
  await put('answer', GUEST, picture('answer.zip'))
  await storeSharedFiles(formWith(picture('secret.png')))
  expect(await listNames('nusrat')).toEqual(['secret.png'])
  expect(await listNames(GUEST)).toEqual([])
  expect(await listNames('rakib')).toEqual([])
  expect(await listNames('nusrat')).toEqual(['secret.png'])
})
