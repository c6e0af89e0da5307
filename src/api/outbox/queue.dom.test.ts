import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { resetAllStores } from '../../../tests/support/reset-all-stores.ts'
import { connectOutbox } from './ports.ts'
import { openQueue, type QueueDefinition, resetQueues } from './queue.ts'

const Item = v.object({ owner: v.optional(v.string()), key: v.string(), text: v.string() })
const NOTES: QueueDefinition<v.InferOutput<typeof Item>> = {
  name: 'notes',
  shape: Item,
  getKey: ({ key }) => key,
}
const open = () => openQueue(NOTES)
const write = (text: string) => outboxPorts.storage.write('notes', text)
const listStored = () => JSON.parse(outboxPorts.storage.read('notes') ?? '[]') as { key: string }[]

const mine = { owner: 'nusrat', key: 'k1', text: 'থাকে', putAt: 1 }

beforeEach(() => {
  localStorage.clear()
  resetAllStores()
  connectOutbox(outboxPorts)
  useSession.setState({ user: { _id: 'nusrat', name: 'নুসরাত', role: 'learner' }, status: 'signed-in' })
})
afterEach(resetQueues)

test('an item whose shape this release does not know stays for one that does', () => {
  const older = { owner: 'nusrat', key: 'k0', body: 'আগের রিলিজে লেখা' }
  write(JSON.stringify([older, mine, null, 5]))
  const queue = open()
  expect(queue.getOwn().map(({ key }) => key)).toEqual(['k1'])
  queue.put({ key: 'k2', text: 'নতুন' })
  queue.remove('k1')
  expect(listStored()).toEqual(expect.arrayContaining([older, expect.objectContaining({ key: 'k2' })]))
  expect(listStored()).toHaveLength(2)
})

test.each([
  ['null', 'null'],
  ['a number', '5'],
  ['an object', '{"key":"k1"}'],
  ['a list that was cut', JSON.stringify([mine]).slice(0, -9)],
  ['a text of 1 MB', JSON.stringify('ক'.repeat(350_000))],
])('%s in its place counts as empty, and the next item waits as usual', (_, text) => {
  write(text)
  const queue = open()
  expect(queue.getOwn()).toEqual([])
  queue.put({ key: 'k2', text: 'নতুন' })
  expect(listStored().map(({ key }) => key)).toEqual(['k2'])
})
