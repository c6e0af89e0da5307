/** The groups of files that the worker stores, in builds with and without kept classes. (rulings R68, R77) */

import { expect, test } from 'vitest'
import { getHtmlName } from '#src/lib/frame-address.ts'
import { START_FILES } from '#src/routes/starts.ts'
import type { Manifest } from './manifest.ts'
import { listStoredFiles } from './service-worker.ts'

/** Every module is a file named after its path. */
const buildManifest = (isThere: (path: string) => boolean): Manifest =>
  new Proxy<Manifest>(
    {},
    {
      get: (_all, path) => (isThere(String(path)) ? { file: String(path) } : undefined),
      has: (_all, path) => isThere(String(path)),
    },
  )

const SHEET = 'src/features/learn/shared/kept/keep-sheet.tsx'
const TASK = 'src/routes/learner/assignment.screen.tsx'

test('a build without kept classes stores none of their parts', () => {
  const { areas } = listStoredFiles(buildManifest((path) => !path.includes('kept')))
  expect(areas.has('kept')).toBe(false)
  expect([...areas.values()].flatMap(({ files }) => [...files]).filter((file) => /kept/.test(file))).toEqual(
    [],
  )
})

test('the page of a task comes with a kept module, and opens the area of the exams', () => {
  const { areas } = listStoredFiles(buildManifest(() => true))
  expect(areas.get('kept')?.files).toContain(SHEET)
  expect(areas.get('kept')?.files).toContain(TASK)
  expect([...areas].filter(([, { doors }]) => doors.has(TASK)).map(([area]) => area)).toEqual(['exam'])
})

test.each(START_FILES)(
  'the HTML file %s is stored: without one, its page would open in another frame',
  (file) => {
    const { first, areas } = listStoredFiles(buildManifest(() => true))
    const stored = [first, ...[...areas.values()].map(({ files }) => files)]
    expect(stored.some((files) => files.has(getHtmlName(file)))).toBe(true)
  },
)

test('formulas are stored by who has seen one, and no first picture by who has not opened its page', () => {
  const FORMULAS = 'src/ui/text/formulas.ts'
  const { first, areas } = listStoredFiles(buildManifest(() => true))
  const opens = [...areas].filter(([, { doors }]) => doors.has(FORMULAS)).map(([area]) => area)
  expect(opens).toEqual(['formulas'])
  expect([...areas].filter(([, { files }]) => files.has(FORMULAS)).map(([area]) => area)).toEqual(opens)
  const listPictures = (files: Iterable<string> = []) =>
    [...files].filter((file) => file.startsWith('first picture'))
  expect(listPictures(first)).toEqual([])
  expect(listPictures(areas.get('learner')?.files)).not.toEqual([])
})
