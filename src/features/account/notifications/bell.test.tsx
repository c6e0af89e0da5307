/**
 * The bell over the sandbox: the tray on a wide window, and the count on the icon of the app. Journeys test
 * the rest.
 */

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { refetchChanged } from '#src/api/use-api.ts'
import { notification } from '#src/sandbox/database/tables/message.ts'
import { signedOut } from '#src/stores/session/session-store.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()
const LONG_WAIT = { timeout: 20_000 }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'setAppBadge')
})

/** The setup's window is a phone. */
function makeWide(): void {
  const real = globalThis.matchMedia
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(real(query), { matches: query.includes('min-width') }),
  )
}

function watchBadge(): number[] {
  const shown: number[] = []
  Object.defineProperty(navigator, 'setAppBadge', {
    configurable: true,
    value: async (count: number) => void shown.push(count),
  })
  return shown
}

const bell = (name: string | RegExp) => screen.findByRole('link', { name }, LONG_WAIT)

async function openTray() {
  makeWide()
  const rendered = await renderApp('/dashboard/nothing-there', { as: 'learner' })
  await userEvent.click(await bell('নোটিফিকেশন, ৩টি না-পড়া'))
  return { ...rendered, tray: within(await screen.findByRole('dialog', { name: 'নোটিফিকেশন' }, LONG_WAIT)) }
}

test('on a phone the bell leads to the page', async () => {
  const { router } = await renderApp('/dashboard/nothing-there', { as: 'learner' })
  await userEvent.click(await bell('নোটিফিকেশন, ৩টি না-পড়া'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/notifications'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('marking one as read counts at once, in the tray, the bell and on the icon, which a logout clears', async () => {
  const badge = watchBadge()
  const { tray, router } = await openTray()
  await waitFor(() => expect(badge.at(-1)).toBe(3))
  await userEvent.click(
    await tray.findByRole('button', { name: 'পড়া হয়েছে: অ্যাসাইনমেন্ট ৪ দেখা হয়েছে' }, LONG_WAIT),
  )
  expect(await bell('নোটিফিকেশন, ২টি না-পড়া')).toBeInTheDocument()
  expect(tray.getByText('২টি নতুন')).toBeInTheDocument()
  await waitFor(() => expect(badge.at(-1)).toBe(2))
  expect(router.state.location.pathname).toBe('/dashboard/nothing-there')
  signedOut('logged-out')
  expect(badge.at(-1)).toBe(0)
})

test('a mark that the server refuses is reverted with a message', async () => {
  const { tray } = await openTray()
  await tray.findByText('ক্লাসের সময় বদলেছে', undefined, LONG_WAIT)
  const fault = { kind: 'status', times: 9, status: 500, delay_ms: 0, headers: {} } as const
  // The list fails too, so only the client itself can restore the marks.
  sandbox().faults.add([
    { ...fault, path: 'notification/mark-as-read' },
    { ...fault, path: 'notification' },
  ])
  await userEvent.click(tray.getByRole('button', { name: 'সব পড়া হয়েছে' }))
  await waitFor(() => expect(useToasts.getState().toasts).not.toEqual([]), LONG_WAIT)
  expect(await bell('নোটিফিকেশন, ৩টি না-পড়া')).toBeInTheDocument()
  expect(tray.getAllByRole('button', { name: /^পড়া হয়েছে: / })).toHaveLength(3)
})

test('equal ones expand in place, and a kind without news says so', async () => {
  const { tray } = await openTray()
  const more = await tray.findByRole('button', { name: '৩টিই দেখান' }, LONG_WAIT)
  expect(tray.getAllByRole('link', { name: /রেকর্ডিং এসেছে$/ })).toHaveLength(1)
  await userEvent.click(more)
  expect(tray.getAllByRole('link', { name: /রেকর্ডিং এসেছে$/ })).toHaveLength(3)
  await userEvent.click(tray.getByRole('button', { name: 'চাকরি' }))
  expect(await tray.findByText('চাকরি নিয়ে কোনো নোটিফিকেশন নেই', undefined, LONG_WAIT)).toBeInTheDocument()
  await userEvent.click(tray.getByRole('button', { name: 'ক্লাস' }))
  expect(await tray.findByRole('link', { name: /রেকর্ডিং এসেছে$/ }, LONG_WAIT)).toBeInTheDocument()
  expect(tray.queryByText('ক্লাসের সময় বদলেছে')).toBeNull()
})

test('the tab in use tells the others of a count that it was the first to see', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  await renderApp('/dashboard/nothing-there', { as: 'learner' })
  await bell('নোটিফিকেশন, ৩টি না-পড়া')
  const news = {
    _id: 'news',
    person: 'person-nusrat',
    kind: 'live',
    title: 'ক্লাস শুরু হচ্ছে',
    created_at: new Date().toISOString(),
  }
  await sandbox().db.insert(notification).values([news])
  const other = new BroadcastChannel('karigor-session')
  onTestFinished(() => other.close())
  const told: unknown[] = []
  other.addEventListener('message', ({ data }) => told.push(data))
  await refetchChanged('GET')
  await bell('নোটিফিকেশন, ৪টি না-পড়া')
  await waitFor(
    () => expect(told).toContainEqual(expect.stringMatching(/^changed:.*notification.*count_only/)),
    LONG_WAIT,
  )
})

test('one press marks equal new ones as read, and opening one marks all that lead to its place', async () => {
  const build = (_id: string, path: string) => ({
    _id,
    person: 'person-nusrat',
    kind: 'live',
    title: 'ক্লাস শুরু হচ্ছে',
    path,
    created_at: new Date().toISOString(),
  })
  await sandbox()
    .db.insert(notification)
    .values([build('one', '/dashboard/a'), build('two', '/dashboard/b'), build('three', '/dashboard/b')])
  makeWide()
  const { router } = await renderApp('/dashboard/nothing-there', { as: 'learner' })
  await userEvent.click(await bell('নোটিফিকেশন, ৬টি না-পড়া'))
  const tray = within(await screen.findByRole('dialog', { name: 'নোটিফিকেশন' }, LONG_WAIT))
  await userEvent.click((await tray.findAllByRole('button', { name: '৩টিই দেখান' }, LONG_WAIT))[0]!)
  await userEvent.click(
    tray
      .getAllByRole('link', { name: 'ক্লাস শুরু হচ্ছে' })
      .find((link) => link.getAttribute('href') === '/dashboard/b')!,
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/b'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(await bell('নোটিফিকেশন, ৪টি না-পড়া'))
  const again = within(await screen.findByRole('dialog', { name: 'নোটিফিকেশন' }, LONG_WAIT))
  await userEvent.click(await again.findByRole('button', { name: 'পড়া হয়েছে: ক্লাস শুরু হচ্ছে' }, LONG_WAIT))
  expect(await bell('নোটিফিকেশন, ৩টি না-পড়া')).toBeInTheDocument()
})

test.each([
  ['teacher', '/teacher/notifications'],
  ['talent', '/dashboard/notifications'],
] as const)('a %s has the bell, and their own notifications page', async (as, address) => {
  const { router } = await renderApp(as === 'teacher' ? '/teacher/nothing-there' : '/talent-desk', { as })
  await userEvent.click(await bell('নোটিফিকেশন, ১টি না-পড়া'))
  await waitFor(() => expect(router.state.location.pathname).toBe(address))
  expect(await screen.findByText('১টি নতুন', undefined, LONG_WAIT)).toBeInTheDocument()
})
