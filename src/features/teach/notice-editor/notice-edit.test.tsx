/** An edit of an existing notice waits for the connection, as a new notice does. (ruling R82) */

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { call } from '#src/api/call.ts'
import { notice } from '#src/api/contract/notice.ts'
import { sendRequests } from '#src/api/requests/request-outbox.ts'
import { words as requests } from '#src/api/requests/words.ts'
import { paths } from '#src/lib/paths.ts'
import { words as waiting } from '#src/ui/states/waiting-words.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { words as editWords } from '../shared/edit-words.ts'
import { buildBody, readValues } from './notice-values.ts'
import { words } from './words.ts'

sandboxPerTest()

const LONG = { timeout: 20_000 }
const line = { isCut: false }
const network: typeof fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input))
  if (line.isCut && pathname.includes('/notice')) return Promise.reject(new TypeError('no connection'))
  return globalThis.fetch(input, init)
}
beforeEach(() => void (line.isCut = false))

async function openFirst() {
  const { router } = await renderApp('/teacher/notices', { as: 'teacher', network })
  const { data } = await call(notice.list, { query: { count: 20 } }, { isQuiet: true })
  const first = data.find((one) => one.is_published && !one.is_urgent)!
  await screen.findByRole('link', { name: first.title }, LONG)
  const open = async () => {
    await router.navigate(paths.teacherNotice(first._id))
    return screen.findByRole('textbox', { name: words.form.name }, LONG)
  }
  const hear = () => call(notice.one, { params: { id: first._id } }, { isQuiet: true })
  return { first, open, hear, user: userEvent.setup() }
}

async function save(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, title: string) {
  await user.clear(field)
  await user.paste(title)
  await user.click(screen.getByRole('button', { name: words.form.save }))
  await screen.findAllByText(words.unsent, {}, LONG)
}

test('without a connection it is stored, shown in the list, edited again, and sent once', async () => {
  const { open, hear, user } = await openFirst()
  const field = await open()
  line.isCut = true
  await save(user, field, 'প্রথম বদল')
  const again = await open()
  expect(again).toHaveValue('প্রথম বদল')
  await save(user, again, 'দ্বিতীয় বদল')
  expect(screen.getByRole('link', { name: 'দ্বিতীয় বদল' })).toBeVisible()
  line.isCut = false
  await sendRequests()
  expect(await hear()).toMatchObject({ title: 'দ্বিতীয় বদল' })
  await waitFor(() => expect(screen.queryByText(words.unsent)).toBeNull(), LONG)
}, 60_000)

test('it is joined with what somebody else has changed meanwhile, and asks where both changed the same', async () => {
  const { first, open, hear, user } = await openFirst()
  const field = await open()
  line.isCut = true
  await save(user, field, 'আমার শিরোনাম')
  line.isCut = false
  const put = (change: object) =>
    call(
      notice.update,
      { params: { id: first._id }, body: { ...buildBody(readValues(first)), ...change } },
      { isQuiet: true },
    )
  await put({ topic: 'তাঁদের বিষয়' })
  await sendRequests()
  expect(await hear()).toMatchObject({ title: 'আমার শিরোনাম', topic: 'তাঁদের বিষয়' })

  const next = await open()
  line.isCut = true
  await save(user, next, 'আমার দ্বিতীয়')
  line.isCut = false
  await put({ title: 'তাঁদের শিরোনাম', topic: 'তাঁদের বিষয়' })
  await sendRequests()
  const region = await screen.findByRole('region', { name: editWords.waiting }, LONG)
  expect(within(region).getByText(requests.clash, { exact: false })).toBeVisible()
  expect(await hear()).toMatchObject({ title: 'তাঁদের শিরোনাম' })
  await user.click(within(region).getByRole('button', { name: waiting.takeBack }))
  const taken = await screen.findByRole('textbox', { name: words.form.name }, LONG)
  await waitFor(() => expect(taken).toHaveValue('আমার দ্বিতীয়'), LONG)
  await user.click(screen.getByRole('button', { name: words.form.save }))
  expect(await screen.findByText(/তাঁদের শিরোনাম/, {}, LONG)).toBeVisible()
}, 90_000)
