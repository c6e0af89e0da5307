/** A learner's review of a class, a recording and a course. (spec 3 Review) */

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()

const BATCH = 'batch-full-stack-12'

test.each([
  [paths.batchAbout(BATCH), 'আপনার রিভিউ'],
  [paths.joinLive('live-fs12-22'), 'ক্লাসের রিভিউ'],
  [paths.recording(BATCH, 'recording-fs12-22'), 'রেকর্ডিংয়ের রিভিউ'],
])('%s: a rating and a comment are sent and shown', async (address, title) => {
  await renderApp(address, { as: 'learner' })
  const user = userEvent.setup()
  const chapters = address.includes('recording-') && (await screen.findByRole('tab', { name: 'বিষয়সূচি' }))
  if (chapters) await user.click(chapters)
  await user.click(await screen.findByText(title))
  const send = screen.getByRole('button', { name: 'রিভিউ দিন' })
  expect(send).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: '৪' }))
  await user.type(screen.getByRole('textbox', { name: 'রিভিউর কথা' }), 'উদাহরণগুলো কাজের')
  await user.click(send)
  expect(await screen.findByText('উদাহরণগুলো কাজের', { exact: false, selector: 'p' })).toHaveTextContent('৫-এ ৪')
})
