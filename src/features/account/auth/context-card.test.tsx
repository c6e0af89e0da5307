import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

/** The first test of the file waits for the app's files too. */
const SLOW = 60_000
const LONG_WAIT = { timeout: 20_000 }

it(
  'does not mention enrolling where the header started the login, even on a course page',
  async () => {
    await renderApp('/course/full-stack-javascript')
    await screen.findByRole('heading', { level: 1, name: /ফুল স্ট্যাক/ }, LONG_WAIT)
    await userEvent.click(screen.getAllByRole('button', { name: 'লগইন' })[0]!)
    const panel = await screen.findByRole('dialog', undefined, LONG_WAIT)
    expect(await within(panel).findByRole('textbox', { name: 'ফোন নম্বর' }, LONG_WAIT)).toBeVisible()
    expect(panel).not.toHaveTextContent('ভর্তি হচ্ছেন')
    expect(panel).not.toHaveTextContent('৳৬,০০০')
  },
  SLOW,
)
