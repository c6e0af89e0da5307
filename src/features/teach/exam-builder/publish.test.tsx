/** Publishing does not wait: without a connection it says so in its place, and goes by the next press. (ruling R82) */

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { call } from '#src/api/call.ts'
import { exam } from '#src/api/contract/exam.ts'
import { paths } from '#src/lib/paths.ts'
import { words as states } from '#src/ui/words.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'
import { words } from './words.ts'

sandboxPerTest()

const EXAM = 'exam-fs12-quiz-5'
const LONG = { timeout: 20_000 }
const { publish: texts } = words

test('an exam that is withdrawn without a connection says so beside its button', async () => {
  let isCut = false
  const network: typeof fetch = (input, init) =>
    isCut ? Promise.reject(new TypeError('no connection')) : globalThis.fetch(input, init)
  await renderApp(paths.teacherExam(EXAM), { as: 'teacher', network })
  const user = userEvent.setup()
  const press = await screen.findByRole('button', { name: texts.withdraw }, LONG)
  isCut = true
  await user.click(press)
  const question = await screen.findByRole('dialog')
  await user.click(within(question).getByRole('button', { name: texts.withdraw }))
  const alert = await screen.findByText(states.failed.offlineText, {}, LONG)
  expect(alert.closest('[role=alert]')).toBeVisible()
  isCut = false
  await user.click(screen.getByRole('button', { name: states.failed.retryShort }))
  const again = await screen.findByRole('dialog')
  await user.click(within(again).getByRole('button', { name: texts.withdraw }))
  await screen.findByRole('button', { name: texts.publish }, LONG)
  await waitFor(() => expect(screen.queryByText(states.failed.offlineText)).toBeNull())
  expect(await call(exam.forTeacher, { params: { id: EXAM } })).toMatchObject({ is_published: false })
}, 60_000)
