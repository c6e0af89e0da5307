/**
 * The login over the sandbox, where no real browser is needed: where a success leads, and what the panel
 * shows. (spec 4 Login success)
 */

import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeviceRemovalToken } from '#src/api/client/headers.ts'
import { offerToResume } from '#src/app/wire.ts'
import { person } from '#src/sandbox/database/tables/person.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { type LoginAsk, loginAsked, useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { pageMoves } from '#src/ui/hooks/page-moves.ts'
import { type RenderedApp, renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { browserAt } from '../../../../tests/support/fresh-sandbox.ts'

const sandbox = sandboxPerTest()

const WITHOUT_COURSES = { phone: '01811111111', id: 'person-new' }
/** A talent is a learner who has finished a course. */
const WITH_COURSES = { phone: '01311111111' }
const OTP = '246810'
const CODE_EDITOR = import.meta.env.VITE_CODE_EDITOR_ORIGIN

const moves = { reload: vi.spyOn(pageMoves, 'reload'), leave: vi.spyOn(pageMoves, 'leave') }
beforeEach(() => {
  for (const move of Object.values(moves)) move.mockReset().mockImplementation(() => {})
})

async function logIn(phone: string): Promise<void> {
  const user = userEvent.setup()
  const field = await screen.findByRole('textbox', { name: 'ফোন নম্বর' })
  await user.clear(field)
  await user.type(field, `${phone}{Enter}`)
  await user.type(await screen.findByRole('textbox', { name: 'কোড' }), OTP)
  await waitFor(() => expect(useSession.getState().status).toBe('signed-in'))
}

/** The panel over an address; the page behind it does not matter here. */
async function panelOver(address: string, ask: LoginAsk = {}): Promise<RenderedApp> {
  const app = await renderApp(address)
  act(() => loginAsked(ask))
  // The file of the panel loads when it is first needed.
  await screen.findByRole('dialog', undefined, { timeout: 20_000 })
  return app
}

const lastToast = () => useToasts.getState().toasts.at(-1)?.message

describe('a login that succeeded (spec 4, rules 1 to 5)', () => {
  it('a login that succeeded (spec 4, rules 1 to 5)', async () => {
    await panelOver('/purchase/full-stack', { callbackSuccess: vi.fn<(accessToken: string) => void>() })
    await logIn(WITHOUT_COURSES.phone)
    await waitFor(() => expect(moves.reload).toHaveBeenCalledOnce())
    expect(sessionStorage.getItem('karigor-toast-over-reload')).toBe('স্বাগতম! লগইন সফল হয়েছে।')
  })

  it('2 runs the callback with the access token, and closes', async () => {
    const callbackSuccess = vi.fn<(accessToken: string) => void>()
    await panelOver('/terms', { callbackSuccess })
    await logIn(WITHOUT_COURSES.phone)
    await waitFor(() =>
      expect(callbackSuccess).toHaveBeenCalledExactlyOnceWith(sessionCookies.read().accessToken),
    )
    expect(useLoginPanel.getState().show).toBe(false)
    expect(lastToast()).toBe('স্বাগতম! লগইন সফল হয়েছে।')
  })

  it('3 passes the access token only to the code editor, in the fragment', async () => {
    await renderApp(`/login?return=${encodeURIComponent(`${CODE_EDITOR}/code/1`)}`)
    await logIn(WITHOUT_COURSES.phone)
    const token = encodeURIComponent(sessionCookies.read().accessToken ?? '')
    await waitFor(() => expect(moves.leave).toHaveBeenCalledOnce())
    expect(moves.leave).toHaveBeenCalledWith(`${CODE_EDITOR}/code/1#access_token=${token}`)
  })

  it('4 takes a learner with courses to them', async () => {
    const { router } = await panelOver('/terms')
    await logIn(WITH_COURSES.phone)
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/my-courses'))
  })

  it('4 but leaves them where they were on a free page', async () => {
    const { router } = await panelOver('/terms#book-orientation')
    await logIn(WITH_COURSES.phone)
    await waitFor(() => expect(useLoginPanel.getState().show).toBe(false))
    expect(router.state.location.pathname).toBe('/terms')
  })

  it('5 closes the panel over any other page', async () => {
    const { router } = await panelOver('/terms')
    await logIn(WITHOUT_COURSES.phone)
    await waitFor(() => expect(useLoginPanel.getState().show).toBe(false))
    expect(router.state.location.pathname).toBe('/terms')
    expect(moves.reload).not.toHaveBeenCalled()
  })

  it('5 reloads a page that differs from person to person', async () => {
    await panelOver('/course/full-stack-javascript')
    await logIn(WITHOUT_COURSES.phone)
    await waitFor(() => expect(moves.reload).toHaveBeenCalledOnce())
  })
})

describe('a person who is already logged in', () => {
  const open = (back: string) => renderApp(`/login?return=${encodeURIComponent(back)}`, { as: 'learner' })

  it('is asked before the code editor gets a fresh access token, and only then', async () => {
    await renderApp('/', { as: 'learner' }).then(({ router }) => {
      Cookies.remove('accessToken', { path: '/' })
      return act(() => router.navigate(`/login?return=${encodeURIComponent(`${CODE_EDITOR}/code/1`)}`))
    })
    expect(await screen.findByRole('heading', { name: 'কোড এডিটর খুলবেন?' })).toBeVisible()
    expect(screen.getByText(new URL(CODE_EDITOR).host)).toBeVisible()
    expect(moves.leave).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'এডিটর খুলুন' }))
    await waitFor(() => expect(moves.leave).toHaveBeenCalledOnce())
    const token = encodeURIComponent(sessionCookies.read().accessToken ?? '')
    expect(token).not.toBe('')
    expect(moves.leave).toHaveBeenCalledWith(`${CODE_EDITOR}/code/1#access_token=${token}`)
  })

  it.each([
    ['/terms', '/terms'],
    ['https://evil.example/p/1', '/dashboard/my-courses'],
    [`${CODE_EDITOR}/redirect?to=https://evil.example`, '/dashboard/my-courses'],
  ])('continues from %s to %s', async (back, to) => {
    const { router } = await open(back)
    await waitFor(() => expect(router.state.location.pathname).toBe(to))
    expect(moves.leave).not.toHaveBeenCalled()
  })
})

describe('where a session ended (ruling R16)', () => {
  const stored = () => sessionStorage.getItem('karigor-left-off')
  const leftOff = (owner: string) =>
    sessionStorage.setItem('karigor-left-off', JSON.stringify({ owner, address: '/about' }))

  it('the same person continues', async () => {
    const { router } = await panelOver('/terms')
    leftOff(WITHOUT_COURSES.id)
    await logIn(WITHOUT_COURSES.phone)
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
    expect(stored()).toBeNull()
  })

  it.each([
    ['the checkout', '/purchase/full-stack', {}, () => moves.reload],
    [
      'a callback',
      '/terms',
      { callbackSuccess: vi.fn<(accessToken: string) => void>() },
      (ask: LoginAsk) => ask.callbackSuccess,
    ],
  ])(
    'keeps waiting when %s comes first, and does not ask a logged-in person to log in',
    async (_what, address, ask: LoginAsk, done) => {
      await panelOver(address, ask)
      leftOff(WITHOUT_COURSES.id)
      await logIn(WITHOUT_COURSES.phone)
      await waitFor(() => expect(done(ask)).toHaveBeenCalledOnce())
      expect(stored()).not.toBeNull()
      act(offerToResume)
      expect(useLoginPanel.getState().show).toBe(false)
    },
  )

  it('keeps waiting when another address was opened', async () => {
    const { router } = await renderApp('/login?return=%2Fterms')
    leftOff(WITHOUT_COURSES.id)
    await logIn(WITHOUT_COURSES.phone)
    await waitFor(() => expect(router.state.location.pathname).toBe('/terms'))
    expect(stored()).not.toBeNull()
  })

  it('another person does not', async () => {
    const { router } = await panelOver('/terms')
    leftOff('person-nusrat')
    await logIn(WITHOUT_COURSES.phone)
    expect(router.state.location.pathname).toBe('/terms')
    expect(sessionStorage.getItem('karigor-left-off')).toBeNull()
  })
})

describe('the panel', () => {
  it('says what the person was doing', async () => {
    await panelOver('/terms', { context: { title: 'ফুল স্ট্যাক ওয়েব · ব্যাচ ১৩', price: 6000 } })
    const panel = await screen.findByRole('dialog')
    expect(panel).toHaveTextContent('ভর্তি হচ্ছেন')
    expect(panel).toHaveTextContent('ফুল স্ট্যাক ওয়েব · ব্যাচ ১৩')
    expect(panel).toHaveTextContent('৳৬,০০০')
  })

  it('cannot be closed where the page needs a person (step 10)', async () => {
    await panelOver('/terms', { isForced: true })
    expect(await screen.findByRole('heading', { name: 'এগোতে লগইন করুন' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'বন্ধ করুন' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(useLoginPanel.getState().show).toBe(true)
    await logIn(WITHOUT_COURSES.phone)
    await waitFor(() => expect(useLoginPanel.getState().show).toBe(false))
  })

  it('is closed by Back, which leaves the page only afterwards', async () => {
    const { router } = await panelOver('/about')
    await act(() => router.navigate('/terms'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(useLoginPanel.getState().show).toBe(false))
    expect(router.state.location.pathname).toBe('/terms')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
  })

  it('says so when the browser stores no cookies, and nobody is logged in (ruling R17)', async () => {
    await panelOver('/terms')
    const write = vi.spyOn(sessionCookies, 'write').mockReturnValue(false)
    const user = userEvent.setup()
    await user.type(
      await screen.findByRole('textbox', { name: 'ফোন নম্বর' }),
      `${WITHOUT_COURSES.phone}{Enter}`,
    )
    await user.type(await screen.findByRole('textbox', { name: 'কোড' }), OTP)
    expect(await screen.findByRole('alert')).toHaveTextContent('কুকি রাখা যাচ্ছে না')
    expect(useSession.getState().status).toBe('guest')
    write.mockRestore()
  })
})

describe('too many devices (ruling R33)', () => {
  const CROWDED = '01911111111'
  const title = 'একটি ডিভাইস সরান'

  async function proveContact(phone: string): Promise<void> {
    const user = userEvent.setup()
    const field = await screen.findByRole('textbox', { name: 'ফোন নম্বর' })
    await user.clear(field)
    await user.type(field, `${phone}{Enter}`)
    await user.type(await screen.findByRole('textbox', { name: 'কোড' }), OTP)
    await screen.findByRole('heading', { name: title })
  }

  it('the next person on the same page never sees the devices of the one before', async () => {
    await renderApp('/login')
    for (const print of ['a', 'b', 'c']) await browserAt(sandbox(), print).logIn(WITHOUT_COURSES.phone)
    await proveContact(CROWDED)
    expect(await screen.findByText('Safari · iOS')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'আগের ধাপে ফিরে যান' }))
    sandbox().faults.add([
      { path: 'device/post-login', kind: 'delay', times: 1, status: 500, delay_ms: 300, headers: {} },
    ])
    await proveContact(WITHOUT_COURSES.phone)
    expect(screen.queryByText('Safari · iOS')).toBeNull()
    expect(await screen.findAllByText('Firefox')).toHaveLength(3)
  })

  it('a list that fails to load says so once, in its place (ruling R41)', async () => {
    await renderApp('/login')
    sandbox().faults.add([
      { path: 'device/post-login', kind: 'status', times: 1, status: 500, delay_ms: 0, headers: {} },
    ])
    await proveContact(CROWDED)
    expect(await screen.findByRole('button', { name: 'আবার চেষ্টা করুন' })).toBeVisible()
    expect(lastToast()).toBeUndefined()
  })

  it('a login by password is remembered as one, even when a device had to be removed (ruling R15)', async () => {
    await sandbox().db.update(person).set({ password: 'karigor123' }).where(eq(person.phone, CROWDED))
    await renderApp('/login')
    const user = userEvent.setup()
    const field = await screen.findByRole('textbox', { name: 'ফোন নম্বর' })
    await user.clear(field)
    await user.type(field, `${CROWDED}{Enter}`)
    await user.type(await screen.findByLabelText('পাসওয়ার্ড'), 'karigor123{Enter}')
    await screen.findByRole('heading', { name: title })
    await user.click((await screen.findAllByRole('button', { name: /সরান/ }))[0]!)
    await waitFor(() => expect(useSession.getState().status).toBe('signed-in'))
    expect(JSON.parse(localStorage.getItem('lastLoggedin') ?? '')).toMatchObject({ how: 'password' })
  })

  it('another contact cancels the pending device removal', async () => {
    await renderApp('/login')
    await proveContact(CROWDED)
    expect(getDeviceRemovalToken()).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'আগের ধাপে ফিরে যান' }))
    await logIn(WITHOUT_COURSES.phone)
    expect(getDeviceRemovalToken()).toBeUndefined()
  })
})
