import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../../tests/sandbox.ts'

sandboxPerTest()

const ADDRESS = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-quiz-open'
const SLOW = 40_000

test(
  'the room’s own entry in the history reads nothing of the exam’s page again',
  async () => {
    const user = userEvent.setup()
    const asked: string[] = []
    const network: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      return fetch(request)
    }
    const { router } = await renderApp(ADDRESS, { as: 'learner', network })
    await user.click(await screen.findByRole('checkbox'))
    // Later than the two seconds in which a reply counts as fresh.
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 10_000)
    asked.length = 0
    await user.click(screen.getByRole('button', { name: 'পরীক্ষা শুরু করুন' }))
    await waitFor(() => expect(document.querySelector('section[data-question]')).not.toBeNull(), {
      timeout: SLOW,
    })
    await waitFor(() => expect(router.state.location.state).toEqual({ isInRoom: true }))
    await act(() => vi.dynamicImportSettled())
    expect(asked.filter((each) => /batch\/|instruction|eligible/.test(each))).toEqual([])
  },
  SLOW,
)
