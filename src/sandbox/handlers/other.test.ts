import { expect, test } from 'vitest'
import { browserAt, fewPeople, freshSandbox } from '../../../tests/support/fresh-sandbox.ts'

interface Update {
  _id: string
  date: string
  text: string
  link: string | null
}

/** One in the morning of 25 November in Dhaka, while it is still the 24th in London. */
const NOW = new Date('2026-11-24T19:00:00.000Z')

async function start() {
  const sandbox = await freshSandbox(fewPeople)
  sandbox.clock.moveTo(NOW, true)
  const { call, logIn } = browserAt(sandbox)
  const token = (await logIn('01712345678')).data.accessToken
  const write = (body: object, as = token) => call<Update>('POST', 'workupdate', { token: as, body })
  const list = async () => (await call<Update[]>('GET', 'workupdate', { token })).data
  return { call, logIn, token, write, list }
}

test.each([
  ['2026-11-26', 400],
  ['2026-11-25', 200],
  ['2026-11-19', 200],
  ['2026-11-18', 400],
])('the day %s gets %s: seven days in Dhaka are open', async (date, status) => {
  const { write, list } = await start()
  const answer = await write({ date, text: 'কাজ' })
  expect(answer.status).toBe(status)
  expect(await list()).toHaveLength(status === 200 ? 1 : 0)
  if (status === 400) expect(answer.errors).toHaveProperty('date')
})

test('the same day again replaces it, including the link, and the newest day comes first', async () => {
  const { write, list } = await start()
  const first = await write({ date: '2026-11-24', text: 'আগে', link: 'https://example.com/a' })
  await write({ date: '2026-11-25', text: 'আজ' })
  const again = await write({ date: '2026-11-24', text: 'পরে' })
  expect(again.data._id).toBe(first.data._id)
  expect((await list()).map(({ date, text, link }) => [date, text, link])).toEqual([
    ['2026-11-25', 'আজ', null],
    ['2026-11-24', 'পরে', null],
  ])
})

test('today is null until it is written', async () => {
  const { call, token, write } = await start()
  const today = async () => (await call<Update | null>('GET', 'workupdate/today', { token })).data
  await write({ date: '2026-11-24', text: 'কাল' })
  expect(await today()).toBeNull()
  await write({ date: '2026-11-25', text: 'আজ' })
  expect(await today()).toMatchObject({ text: 'আজ' })
})

test.each(['javascript:alert(1)', 'কথা'])('the link %s is refused beside its field', async (link) => {
  const { write } = await start()
  expect((await write({ date: '2026-11-25', text: 'কাজ', link })).errors).toHaveProperty('link')
})

test('nobody reads another person’s', async () => {
  const { call, logIn, write } = await start()
  await write({ date: '2026-11-25', text: 'আমার' })
  const other = (await logIn('01411111111')).data.accessToken
  expect((await call<Update[]>('GET', 'workupdate', { token: other })).data).toEqual([])
})
