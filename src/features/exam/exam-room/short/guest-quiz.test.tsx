import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { words as waiting } from '#src/ui/states/waiting-words.ts'
import { renderApp } from '../../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../../tests/sandbox.ts'
import { testAddresses } from '../../../../../tests/support/fresh-sandbox.ts'
import { words } from './words.ts'

const sandbox = sandboxPerTest()
const SLOW = 40_000

it(
  'keeps answers that did not arrive, and says so in their place and nowhere else',
  async () => {
    await renderApp('/quiz/quiz-web-start')
    await userEvent.type(await screen.findByLabelText(words.name, {}, { timeout: 20_000 }), 'রিমা')
    await userEvent.type(screen.getByLabelText(words.contact), '01711111111')
    const plan = { method: 'POST', path: 'quizlead', kind: 'status', status: 500, times: 0 }
    const address = `${new URL(testAddresses.main).origin}/__sandbox/faults`
    await sandbox().fetch(new Request(address, { method: 'POST', body: JSON.stringify(plan) }))
    await userEvent.click(screen.getByRole('button', { name: words.send }))
    const kept = await screen.findByText(waiting.waiting, {}, { timeout: 20_000 })
    expect(kept.closest('[role=status]')).toHaveTextContent('রিমা')
    expect(useToasts.getState().toasts).toEqual([])
  },
  SLOW,
)
