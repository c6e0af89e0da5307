/**
 * Everything that waits on the device is registered: an unregistered queue or form fails here. (ruling R21)
 */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REQUESTS } from '#src/app/late/requests.ts'
import { WAITING } from '#src/app/late/send-waiting.ts'
import { words as ownData } from '#src/features/account/own-data/words.ts'
import { CHOICES, WRITTEN } from '#src/stores/drafts/draft-kinds.ts'
import { projectRoot } from '../../scripts/script.ts'

const files = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
  (path) => !/\.test\.|^src\/sandbox\//.test(path),
)
const texts = files.map((path) => readFileSync(join(projectRoot, path), 'utf8'))

test('every queue is sent on any page', () => {
  const definition = /(?:QueueDefinition<\w+> = |openQueue\()\{\s*name: '([\w-]+)'/g
  const names = texts.flatMap((text) => Array.from(text.matchAll(definition), ([, name]) => name))
  expect(new Set(names)).toEqual(new Set(Object.keys(WAITING)))
})

test('every request stands under its own name', () => {
  const names = Object.entries(REQUESTS).map(([key, request]) => [key, request?.name])
  expect(names.filter(([key, name]) => key !== name)).toEqual([])
})

test('every form is registered as text or as a selection, and none as both', () => {
  const use = /\b(?:useDraft|useTextDraft|useEditedDraft|draftTyped)(?:<[^>()]*>)?\(\s*['`]([\w:-]+)/g
  const keys = texts.flatMap((text) => Array.from(text.matchAll(use), ([, key]) => key!))
  expect(keys.length).toBeGreaterThan(15)
  const starts = [...WRITTEN, ...CHOICES]
  expect(keys.filter((key) => !starts.some((start) => key.startsWith(start)))).toEqual([])
  expect(
    WRITTEN.filter((one) => CHOICES.some((other) => one.startsWith(other) || other.startsWith(one))),
  ).toEqual([])
})

test('every queue, every form and every store of typed work is part of the data export', () => {
  const { queues, drafts, stores } = ownData.page.unsent
  expect(Object.keys(queues).toSorted()).toEqual(Object.keys(WAITING).toSorted())
  expect(Object.keys(drafts).toSorted()).toEqual(WRITTEN.toSorted())
  const users = files.filter(
    (path, at) => texts[at]!.includes('rememberTyped(') && !path.includes('/drafts/'),
  )
  // The prefix of their keys is in the same file or in its folder.
  const findPrefix = (path: string) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const near = [texts[files.indexOf(path)]!, ...texts.filter((_text, at) => files[at]!.startsWith(folder))]
    return near.flatMap((text) => /const (?:KEY|DRAFT_PREFIX) = '([\w-]+:)'/.exec(text)?.[1] ?? [])[0] ?? path
  }
  const prefixes = users.map(findPrefix)
  expect(Object.keys(stores).toSorted()).toEqual(prefixes.toSorted())
})
