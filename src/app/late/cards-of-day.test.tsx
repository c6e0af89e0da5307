/** The day of a second device counts the cards of the account before their page was opened there. (ruling R83) */

import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { words } from '#src/features/learn/review/words.ts'
import { words as dayWords } from '#src/features/learn/today/words.ts'
import { paths } from '#src/lib/paths.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { recallToday } from '#src/stores/review/day-summary.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'
import { fetchDay } from './fetch-day.ts'

sandboxPerTest()
const LONG = { timeout: 20_000 }

test(
  'the row of cards comes with the account’s text, with the right count',
  { timeout: 60_000 },
  async () => {
    const first = await renderApp(paths.review(), { as: 'learner' })
    await screen.findByText(words.place.kept, {}, LONG)
    const left = recallToday(getServerNow())!.left
    expect(left).toBeGreaterThan(0)
    first.unmount()
    localStorage.clear()

    await renderApp(paths.dashboard(), { as: 'learner' })
    await screen.findByText(dayWords.resume.label, { exact: false }, LONG)
    const title = dayWords.cards.title(left, 0)
    expect(screen.queryByText(title)).toBeNull()
    await act(() => fetchDay())
    expect(await screen.findByText(title, {}, LONG)).toBeVisible()
  },
)
