/** The list of recordings, which grows by a press, and where a video says that it resumes. (ruling R26) */

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import type { FaultPlan } from '#src/sandbox/kernel/faults.ts'
import { seekAsked } from '#src/stores/player/playback-store.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'
import { testAddresses } from '../../../tests/support/fresh-sandbox.ts'

const sandbox = sandboxPerTest()

/** The first test of the file waits for the app's files too. */
const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }

async function breakReads(path: string): Promise<void> {
  const fault: Partial<FaultPlan> = { method: 'GET', path, kind: 'status', status: 400, times: 1 }
  const address = `${new URL(testAddresses.main).origin}/__sandbox/faults`
  await sandbox().fetch(new Request(address, { method: 'POST', body: JSON.stringify(fault) }))
}

test(
  'more recordings appear below the others, also when they fail at first',
  async () => {
    await renderApp(paths.recordings(), { as: 'learner' })
    const more = await screen.findByRole('button', { name: 'আরও দেখুন' }, LONG_WAIT)
    const section = screen.getByRole('heading', { name: 'নতুন রেকর্ডিং' }).closest('section')!
    const list = within(section)
    // The first five of each course, and a row that loads the others and passes on the focus.
    const opening = list.getAllByRole('button', { name: /^আরও .+টি দেখুন$/ })
    expect(list.getAllByRole('listitem')).toHaveLength(opening.length * 6)
    for (const button of opening) {
      const before = document.activeElement
      await userEvent.click(button)
      expect(document.activeElement).toHaveRole('link')
      expect(document.activeElement).not.toBe(before)
    }
    expect(list.getAllByRole('listitem')).toHaveLength(20)
    await breakReads('recording')
    await userEvent.click(more)
    const again = await screen.findByRole('button', { name: 'আবার চেষ্টা করুন' }, LONG_WAIT)
    expect(list.getAllByRole('listitem')).toHaveLength(20)
    await userEvent.click(again)
    // Its first row is below the section that was there.
    await waitFor(() => {
      expect(document.activeElement).toHaveRole('link')
      expect(section).not.toContainElement(document.activeElement as HTMLElement)
    }, LONG_WAIT)
  },
  SLOW,
)

const RESUMED = /থেমেছিলেন, সেখান থেকেই চলবে।$/

test('only a partly watched video says that it resumes', async () => {
  const { router } = await renderApp(paths.recording('batch-full-stack-12', 'recording-fs12-22'), {
    as: 'learner',
  })
  expect(await screen.findByText(RESUMED, undefined, LONG_WAIT)).toHaveTextContent('আগের বার ৪২:১৮-এ')
  // A chapter was chosen before the first play.
  act(() => seekAsked(780))
  expect(screen.getByText(RESUMED)).not.toBeVisible()
  await act(() => router.navigate('/'))
  await act(() => router.navigate(paths.recording('batch-full-stack-12', 'recording-fs12-22', { at: 725 })))
  expect(await screen.findByRole('region', { name: 'ভিডিও প্লেয়ার' }, LONG_WAIT)).toBeVisible()
  expect(screen.queryByText(RESUMED)).not.toBeInTheDocument()
})
