import { expect, test } from 'vitest'
import { browserAt, fewPeople, freshSandbox } from '../../../tests/support/fresh-sandbox.ts'
import { notification } from '../database/tables/message.ts'

interface Note {
  _id: string
  is_read: boolean
}

async function start() {
  const sandbox = await freshSandbox(fewPeople)
  const buildRow = (_id: string, person: string, minute: number) => ({
    _id,
    person,
    kind: 'live',
    title: 'ক্লাস শুরু হচ্ছে',
    created_at: `2026-11-21T10:0${minute}:00.000Z`,
  })
  await sandbox.db
    .insert(notification)
    .values([buildRow('old', 'learner', 1), buildRow('new', 'learner', 2), buildRow('foreign', 'plain', 3)])
  const { call, logIn } = browserAt(sandbox)
  const token = (await logIn('01712345678')).data.accessToken
  return { call, token, list: () => call<Note[]>('GET', 'notification', { token }) }
}

test('a person sees only their own, newest first', async () => {
  const { list } = await start()
  expect((await list()).data.map(({ _id, is_read }) => [_id, is_read])).toEqual([
    ['new', false],
    ['old', false],
  ])
})

test('reading one leaves the others unread; reading without a choice reads all', async () => {
  const { call, token, list } = await start()
  await call('PATCH', 'notification/mark-as-read', { token, body: { ids: ['old', 'foreign'] } })
  expect((await list()).data.map(({ is_read }) => is_read)).toEqual([false, true])
  await call('PATCH', 'notification/mark-as-read', { token, body: {} })
  expect((await list()).data.every(({ is_read }) => is_read)).toBe(true)
})

test('the number of chosen ids is limited, as the database cannot take more', async () => {
  const { call, token, list } = await start()
  const read = (ids: string[]) => call('PATCH', 'notification/mark-as-read', { token, body: { ids } })
  const many = (length: number) => Array.from({ length }, (_, no) => `none-${no}`)
  expect((await read(['old', ...many(40_000)])).errors).toHaveProperty('ids')
  expect((await read(['old', ...many(999)])).status).toBe(200)
  expect((await list()).data.map(({ is_read }) => is_read)).toEqual([false, true])
})

test('with count_only the page is empty and its total counts the unread', async () => {
  const { call, token } = await start()
  const { data, total } = await call<Note[]>('GET', 'notification?count_only=true', { token })
  expect([data, total]).toEqual([[], 2])
})
