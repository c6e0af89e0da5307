/**
 * Items that an earlier release stored lack fields of today's shapes. An edit is still sent and changes only the fields
 * it has; an item of each queue is still listed. (ruling R82)
 */

import { describe, expect, test } from 'vitest'
import type { QueueDefinition } from '#src/api/outbox/queue.ts'
import type { RequestName } from '#src/api/requests/request-names.ts'
import type { WaitingName } from '#src/app/outbox/has-waiting.ts'
import { DEAD, line, openPage, setUpDevice } from './page.ts'
import { SAMPLES } from './request-samples.ts'
import { SUBJECTS } from './subjects.ts'

type Fields = Readonly<Record<string, unknown>>
interface EditSample {
  base: Fields
  fields: Fields
}

/** A choice among names is not guessed: a form that gets a new one gives it a default in its shape. */
const CHOICES = ['kind']

const isEdit = (values: unknown): values is EditSample =>
  typeof values === 'object' && values !== null && 'base' in values && 'fields' in values

const without = (name: string, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name))

const EDITS = Object.entries(SAMPLES).flatMap(([name, { load, values }]) => {
  const edit = values('item-1')
  return isEdit(edit) ? [{ name: name as RequestName, load, edit }] : []
})

test.each(EDITS)('$name', async ({ name, load, edit }) => {
  await load()
  const { findSubject } = await import('#src/api/requests/define-request.ts')
  const subject = findSubject(name)!
  const names = Object.keys(edit.fields).filter((field) => !CHOICES.includes(field))
  expect(names).not.toEqual([])
  for (const field of names) {
    const older = { ...edit, base: without(field, edit.base), fields: without(field, edit.fields) }
    const read = subject.read(older) as EditSample | undefined
    expect(read, `without ${field}`).toBeDefined()
    expect(read?.fields[field], `${field} is as it was`).toEqual(read?.base[field])
  }
})

/** Names and choices of an item; a new one needs a default in its shape. Without them it waits unread. */
const NEVER_GUESSED: Readonly<Record<WaitingName, readonly string[]>> = {
  tickets: ['key', 'category'],
  applications: ['post'],
  notes: ['key'],
  'work-updates': ['date'],
  'hand-ins': ['assignment'],
  'grading-saves': ['of', 'state', 'body', 'body.key'],
  'reason-changes': ['key'],
  notices: ['key'],
  'ai-acceptances': ['suggestion'],
  requests: ['key', 'subject'],
}
const NAMES = Object.keys(NEVER_GUESSED) as WaitingName[]

const CHANGE = {
  key: 'item-1',
  row: { id: 'q1', question: 'q1' },
  from: { points: -1, words: 'একক' },
  to: { points: -2, words: 'একক নেই' },
  takesSum: false,
  left: ['paper-1'],
  given: [],
  earlier: { 'paper-1': { mark: 3, comment: '' } },
  isBack: false,
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The item without each of its fields in turn, at every depth, with the path of the field. */
function listOlder(item: Fields): (readonly [path: string, older: Fields])[] {
  return Object.entries(item).flatMap(([name, value]) => {
    const self = [name, without(name, item)] as const
    if (!isFields(value) || Array.isArray(value)) return [self]
    const inner = listOlder(value).map(
      ([path, older]) => [`${name}.${path}`, { ...item, [name]: older }] as const,
    )
    return [self, ...inner]
  })
}

describe('an item of the queue', () => {
  setUpDevice()

  /** Without a connection everything that a page adds waits. */
  async function findItem(name: WaitingName) {
    const { outboxPorts } = await import('#src/stores/session/outbox-ports.ts')
    const [item] = JSON.parse(outboxPorts.storage.read(name) ?? '[]') as Fields[]
    return item
  }

  async function addItem(name: WaitingName): Promise<Fields | undefined> {
    if (name === 'reason-changes') return CHANGE
    for (const subject of SUBJECTS.filter(({ isOfPage }) => !isOfPage)) {
      line.mood = DEAD
      const page = await openPage(subject)
      await page.add('item-1')
      const item = await findItem(name)
      if (item) return item
    }
    return undefined
  }

  test.each(NAMES)('%s is listed without any one of its fields, or waits unread', async (name) => {
    const item = await addItem(name)
    expect(item, 'a sample').toBeDefined()
    await import('#src/app/late/send-waiting.ts')
    const { openQueue } = await import('#src/api/outbox/queue.ts')
    const { outboxPorts } = await import('#src/stores/session/outbox-ports.ts')
    // The page has opened it: the name is enough.
    const queue = openQueue({ name } as QueueDefinition<Fields>)
    for (const [path, older] of listOlder(item!)) {
      outboxPorts.storage.write(name, JSON.stringify([older]))
      const isListed = queue.getItems().length === 1
      expect([path, isListed]).toEqual([path, !NEVER_GUESSED[name].includes(path)])
      queue.update((items) => items)
      expect(outboxPorts.storage.read(name), `without ${path}`).not.toBe('[]')
    }
  })
})
