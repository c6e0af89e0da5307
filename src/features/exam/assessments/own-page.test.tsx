/** Checks that the button beside the learner's own ladder names its action on the next level. */

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

/** The first test of the file waits for the app's modules too. */
const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }

test.each([
  ['failed', 'javascript', 'লেভেল ৩ আবার দিন', 3],
  ['begun', 'html-css', 'লেভেল ২ চালিয়ে যান', 2],
  ['waiting for its mark', 'sql', 'লেভেল ২ দেখুন', 2],
  ['new', 'office-email', 'লেভেল ২ শুরু করুন', 2],
])(
  'a level that is %s',
  async (_state, key, name, no) => {
    await renderApp(paths.myAssessment(`assessment-${key}`), { as: 'learner' })
    const button = await screen.findByRole('link', { name }, LONG_WAIT)
    expect(button).toHaveAttribute('href', paths.assessmentLevel(`assessment-${key}`, `level-${key}-${no}`))
  },
  SLOW,
)
