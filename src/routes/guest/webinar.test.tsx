/**
 * An open class over the sandbox: a seat for a guest and for a learner, a full one, a past one, and one that
 * does not exist. (ruling R39)
 */

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { call } from '#src/api/call.ts'
import { live } from '#src/api/contract/live.ts'
import { paths } from '#src/lib/paths.ts'
import { webinar } from '#src/sandbox/database/tables/catalogue.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

/** The first test of the file waits for the app's files too. */
const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }
const AHEAD = paths.webinar('first-job')
const TAKE = 'বিনামূল্যে আসন নিন'
const BOOKED = 'আপনার আসন রাখা আছে'

const take = async () => userEvent.click(await screen.findByRole('button', { name: TAKE }, LONG_WAIT))

test(
  'a guest books a seat with a contact, and keeps it',
  async () => {
    await renderApp(AHEAD)
    await take()
    const sheet = within(await screen.findByRole('dialog', { name: 'আসন নিন' }, LONG_WAIT))
    await userEvent.click(await sheet.findByRole('button', { name: 'আসন নিন' }))
    expect(await sheet.findByText('সঠিক মোবাইল নম্বর বা ইমেইল দিন।')).toBeVisible()
    await userEvent.type(sheet.getByRole('textbox'), '০১৭১১২২৩৩৪৪{Enter}')
    expect(await screen.findByText(BOOKED, undefined, LONG_WAIT)).toBeVisible()
    expect(await screen.findByText('আসন বাকি ২৯৯', undefined, LONG_WAIT)).toBeVisible()
    expect((await call(live.freeWebinar, { params: { type: 'first-job' } })).is_booked).toBe(true)
  },
  SLOW,
)

test('a logged-in person books a seat with one press', async () => {
  await renderApp(AHEAD, { as: 'learner' })
  await take()
  expect(await screen.findByText(BOOKED, undefined, LONG_WAIT)).toBeVisible()
  expect(await screen.findByText('আসন বাকি ২৯৯', undefined, LONG_WAIT)).toBeVisible()
})

test('the last seat, booked by somebody else meanwhile, is reported beside the button', async () => {
  await renderApp(AHEAD, { as: 'learner' })
  const button = await screen.findByRole('button', { name: TAKE }, LONG_WAIT)
  await sandbox().db.update(webinar).set({ seats: 0 }).where(eq(webinar.type, 'first-job'))
  await userEvent.click(button)
  expect(await screen.findByText('সব আসন পূর্ণ হয়ে গেছে।', undefined, LONG_WAIT)).toBeVisible()
})

test('its tags describe it, not the brand', async () => {
  await renderApp(AHEAD)
  const { text } = await call(live.freeWebinar, { params: { type: 'first-job' } })
  await screen.findByRole('button', { name: TAKE }, LONG_WAIT)
  const readTag = () => document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  await waitFor(() => expect(readTag()).not.toBe(''), LONG_WAIT)
  expect(text).toContain(readTag().slice(0, 40))
})

test('a full class and a past one lead to the others', async () => {
  await sandbox().db.update(webinar).set({ seats: 0 }).where(eq(webinar.type, 'first-job'))
  const { router } = await renderApp(AHEAD)
  expect(await screen.findByText('সব আসন পূর্ণ', undefined, LONG_WAIT)).toBeVisible()
  await router.navigate(paths.webinar('facebook-boost'))
  expect(await screen.findByText('শেষ হয়েছে', undefined, LONG_WAIT)).toBeVisible()
  expect(screen.getByRole('link', { name: 'অন্য ফ্রি ক্লাস' })).toHaveAttribute('href', paths.freeCourses())
  expect(screen.queryByRole('button', { name: TAKE })).not.toBeInTheDocument()
})

test('an unknown address says that there is no such class', async () => {
  await renderApp(paths.webinar('nowhere'))
  expect(await screen.findByRole('heading', { name: 'ফ্রি ক্লাসটি পাওয়া যায়নি' }, LONG_WAIT)).toBeVisible()
})
