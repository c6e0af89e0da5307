/** Checks that the list shows the topics that have practice quizzes, or one sentence when none has. */

import { act, screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { exam } from '#src/sandbox/database/tables/item.ts'
import { renderApp } from '../../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../../tests/sandbox.ts'
import { words } from './words.ts'

const sandbox = sandboxPerTest()

const NONE = 'অনুশীলন কুইজ এখনো আসেনি'
/** The first test of the file waits for the app's modules too. */
const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }

test(
  'a topic without quizzes is left out',
  async () => {
    await renderApp(paths.practice(), { as: 'learner' })
    await screen.findByRole('link', { name: /শুরু করুন$/ }, LONG_WAIT)
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'React টিপস',
      ]),
    )
    expect(screen.queryByText(NONE)).toBeNull()
  },
  SLOW,
)

test(
  'when no topic has any, one sentence says so',
  async () => {
    await sandbox().db.update(exam).set({ is_published: false }).where(eq(exam.is_practice, true))
    await renderApp(paths.practice(), { as: 'learner' })
    expect(await screen.findAllByText(NONE, undefined, LONG_WAIT)).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: 'React টিপস' })).toBeNull()
  },
  SLOW,
)

test(
  'without a connection a quiz says before the press that it needs one',
  async () => {
    await renderApp(paths.practice(), { as: 'learner' })
    await screen.findByRole('link', { name: /শুরু করুন$/ }, LONG_WAIT)
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    act(() => void dispatchEvent(new Event('offline')))
    expect(screen.getAllByText(words.needsLine)[0]).toBeVisible()
    expect(screen.queryByRole('link', { name: /শুরু করুন$/ })).toBeNull()
    Reflect.deleteProperty(navigator, 'onLine')
  },
  SLOW,
)
