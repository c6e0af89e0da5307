import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { renderApp } from '../../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../../tests/sandbox.ts'
import { testAddresses } from '../../../../../tests/support/fresh-sandbox.ts'
import { words } from './words.ts'

const sandbox = sandboxPerTest()
const SLOW = 40_000

it(
  'says at its button, and nowhere else, that the answers were not taken',
  async () => {
    await renderApp('/quiz/quiz-web-start')
    await userEvent.type(await screen.findByLabelText(words.name, {}, { timeout: 20_000 }), 'রিমা')
    await userEvent.type(screen.getByLabelText(words.contact), '01711111111')
    const plan = { method: 'POST', path: 'quizlead', kind: 'status', status: 500, times: 0 }
    const address = `${new URL(testAddresses.main).origin}/__sandbox/faults`
    await sandbox().fetch(new Request(address, { method: 'POST', body: JSON.stringify(plan) }))
    await userEvent.click(screen.getByRole('button', { name: words.send }))
    expect(
      await screen.findByText((text) => text.endsWith(words.stays), {}, { timeout: 20_000 }),
    ).toBeVisible()
    expect(useToasts.getState().toasts).toEqual([])
  },
  SLOW,
)
