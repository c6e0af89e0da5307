/** First steps on the dashboard, in a batch and under help. (ruling R60) */

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { findById } from '#src/sandbox/database/queries.ts'
import { live_visit } from '#src/sandbox/database/tables/item.ts'
import { recording_event, recording_progress, submission } from '#src/sandbox/database/tables/learning.ts'
import { person, push_registration } from '#src/sandbox/database/tables/person.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

const sandbox = sandboxPerTest()
const countFlags = () =>
  sandbox()
    .log.list()
    .filter(({ method, path }) => method === 'PATCH' && /onboard/.test(path)).length
/** The card waits until the first screen is drawn. */
const LATER = { timeout: 15_000 }
const NUSRAT = 'person-nusrat'
const ABROAD = '+14155550123'
const NEWCOMER = '01811111111'
const BATCH = 'batch-full-stack-12'
const CARD = 'শুরু করার তিন ধাপ'

test('a newcomer sees which steps are done, dismisses them, and finds them under help', async () => {
  const { unmount } = await renderApp(paths.dashboard(), { phone: NEWCOMER })
  const card = within(await screen.findByRole('region', { name: CARD }, LATER))
  expect(card.getByText('৩টির মধ্যে ১টি হয়েছে')).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'প্রথম ক্লাস বা ফ্রি ভিডিও দেখুন' })).toHaveAttribute(
    'href',
    paths.freeCourses(),
  )
  expect(card.queryByRole('link', { name: 'নাম ও ছবি দিন' })).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'সরিয়ে রাখুন' }))
  expect(screen.queryByRole('region', { name: CARD })).toBeNull()
  expect(screen.getByRole('link', { name: 'সাপোর্ট পেজে' })).toHaveFocus()
  unmount()
  await renderApp(paths.support(), { phone: NEWCOMER })
  expect(await screen.findByRole('region', { name: CARD })).toBeInTheDocument()
})

test('the last step closes the card: it says so once, sends its flag once, and is not requested again', async () => {
  const { db } = sandbox()
  await db.update(person).set({ icon: '/avatar/1.svg' }).where(eq(person._id, 'person-abroad'))
  const at = new Date().toISOString()
  await db
    .insert(push_registration)
    .values({ _id: 'token', person: 'person-abroad', device_id: 'd', registered_at: at })
  await db
    .insert(recording_event)
    .values({ _id: 'e', person: 'person-abroad', recording: 'r', event: 'play', at })
  const { router } = await renderApp(paths.dashboard(), { phone: ABROAD })
  expect(await screen.findByText('তিনটি ধাপই হয়ে গেছে। শেখা চলুক!', undefined, LATER)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'সরিয়ে রাখুন' })).toBeNull()
  await waitFor(async () =>
    expect((await findById(db, person, 'person-abroad'))?.is_first_onboarding_complete).toBe(true),
  )
  await act(() => router.navigate(paths.support()))
  await act(() => router.navigate(paths.dashboard()))
  expect(countFlags()).toBe(1)
})

test('a batch shows an introduction to new members, ticks what they open, and sends its flag once', async () => {
  const { db } = sandbox()
  await db.update(person).set({ is_batch_onboarding_complete: false }).where(eq(person._id, NUSRAT))
  for (const facts of [live_visit, recording_progress, submission])
    await db.delete(facts).where(eq(facts.person, NUSRAT))
  const { router } = await renderApp(paths.batch(BATCH), { as: 'learner' })
  const card = () => within(screen.getByRole('region', { name: 'এই ব্যাচে শুরু করুন' }))
  expect(await screen.findByText('৩টির মধ্যে ০টি হয়েছে', undefined, LATER)).toBeInTheDocument()
  await userEvent.click(card().getByRole('link', { name: 'স্টাডি প্ল্যান দেখুন' }))
  expect(await screen.findByText('৩টির মধ্যে ১টি হয়েছে', undefined, LATER)).toBeInTheDocument()
  await userEvent.click(card().getByRole('link', { name: 'সাহায্য কোথায়, জেনে রাখুন' }))
  // The form has taken over the values of the link.
  await waitFor(() => expect(router.state.location.search).toBe('?category=batch&step=2'), LATER)
  await act(() => router.navigate(paths.batch(BATCH)))
  expect(await screen.findByText('৩টির মধ্যে ২টি হয়েছে', undefined, LATER)).toBeInTheDocument()
  await userEvent.click(card().getByRole('button', { name: 'বুঝেছি' }))
  expect(screen.queryByRole('region', { name: 'এই ব্যাচে শুরু করুন' })).toBeNull()
  await waitFor(async () =>
    expect((await findById(db, person, NUSRAT))?.is_batch_onboarding_complete).toBe(true),
  )
  await act(() => router.navigate(paths.dashboard()))
  await act(() => router.navigate(paths.batch(BATCH)))
  expect(countFlags()).toBe(1)
})
