/** Before days are copied, the question names the module and what no write can carry. (decision 0022) */

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { call } from '#src/api/call.ts'
import { batch } from '#src/api/contract/batch.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { useConfirm } from '#src/stores/shell/confirm-store.ts'
import { renderApp } from '../../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../../tests/sandbox.ts'
import { listCopied } from './copy-steps.ts'
import { words } from './words.ts'

sandboxPerTest()

const network: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const response = await globalThis.fetch(request)
  if (request.method !== 'GET' || !/\/assignment\/teacher\/[^/]+$/.test(new URL(request.url).pathname))
    return response
  const reply = (await response.json()) as { data: object }
  const file = { url: 'https://a.example/f.pdf', name: 'f.pdf', size: 1, sha256: 'x' }
  const criteria = [1, 2].map((no) => ({ _id: `c${no}`, title: `মানদণ্ড ${no}`, description: '', marks: 10 }))
  return Response.json({
    ...reply,
    data: { ...reply.data, marks: 20, criteria, file },
  })
}

test('marks, criteria and file of an assignment, and the module of the same number', async () => {
  const { router } = await renderApp('/teacher/notices', { as: 'teacher', network })
  const { data: batches } = await call(batch.list, { query: { count: 200 } }, { isQuiet: true })
  const plans = await Promise.all(
    batches.map(async ({ _id }) => ({ _id, ...(await call(studyPlan.revised, { params: { id: _id } })) })),
  )
  const findDay = ({ modules }: (typeof plans)[number]) =>
    modules
      .flatMap((module) => module.plans.map((day) => ({ module, day })))
      .find(({ day }) => listCopied(day).some(({ kind }) => kind === 'assignment'))
  const source = plans.find((plan) => findDay(plan) !== undefined)!
  const { module, day } = findDay(source)!
  const target = plans.find(
    (plan) => plan !== source && plan.modules.some(({ no, _id }) => no === module.no && _id !== module._id),
  )!
  const same = target.modules.find(({ no }) => no === module.no)!
  const user = userEvent.setup()

  await router.navigate(addQuery(paths.teacherStudyPlan(target._id), { copy: '1' }))
  const sources = await screen.findByRole('combobox', { name: words.source }, { timeout: 20_000 })
  await waitFor(() => expect(sources).toHaveFocus())
  await waitFor(() => expect(sources.querySelector(`[value="${source._id}"]`)).not.toBeNull())
  await user.selectOptions(sources, source._id)
  const days = await screen.findByRole('group', { name: words.title }, { timeout: 20_000 })
  const box = within(days)
    .getAllByRole('checkbox', { hidden: true })
    .find((each) => each.closest('li')?.textContent.includes(day.title))!
  await user.click(box)
  expect(screen.getByRole('combobox', { name: words.target })).toHaveValue(same._id)
  await user.click(screen.getByRole('button', { name: words.start(1) }))
  await waitFor(() => expect(useConfirm.getState().question).toBeDefined(), { timeout: 20_000 })
  const { text } = useConfirm.getState().question!
  const { title } = listCopied(day).find(({ kind }) => kind === 'assignment')!
  expect(text).toContain(words.ask.loses(title, 20, 2, true))
  expect(words.ask.loses(title, 20, 2, true)).toMatch(/মোট নম্বর \(২০\) ও ২টি মানদণ্ড ও সঙ্গের ফাইল আসবে না/)
  expect(text).toContain(words.module(same.no, same.title))
}, 60_000)
