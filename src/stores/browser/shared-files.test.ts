import { beforeEach, expect, test, vi } from 'vitest'
import { readSharedFiles, SHARED_FIELD, storeSharedFiles } from './shared-files.ts'

const held = vi.hoisted(() => new Map<string, File>())
vi.mock('./stored-files.ts', () => ({
  storeFile: async (id: string, { file }: { file: File }) => held.set(id, file) && true,
  readStoredFiles: async () => [...held],
  forgetFile: async (id: string) => void held.delete(id),
}))

beforeEach(() => held.clear())

function formWith(count: number): FormData {
  const form = new FormData()
  for (let no = 1; no <= count; no += 1) form.append(SHARED_FIELD, new File(['x'], `page-${no}.png`))
  return form
}

test('a form sent again and again stores no more files than one hand-in takes', async () => {
  expect(await storeSharedFiles(formWith(20))).toBe(true)
  expect(await storeSharedFiles(formWith(20))).toBe(false)
  expect(await storeSharedFiles(formWith(1))).toBe(false)
  const names = (await readSharedFiles()).map(({ file }) => file.name)
  expect([names.length, names[0], names.at(-1)]).toEqual([30, 'page-1.png', 'page-10.png'])
})

test('an empty file is left out, and other stored files are none of them', async () => {
  held.set('answer', new File(['x'], 'answer.zip'))
  const form = formWith(1)
  form.append(SHARED_FIELD, new File([], 'empty.png'))
  expect(await storeSharedFiles(form)).toBe(true)
  expect((await readSharedFiles()).map(({ file }) => file.name)).toEqual(['page-1.png'])
})
