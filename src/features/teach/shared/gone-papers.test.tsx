/**
 * Submissions that are withdrawn while a list of them is read: the list, the exported and the imported table
 * say how many are missing.
 */

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '#src/api/call.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { submission } from '#src/api/contract/submission.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { gradingDraftTyped } from '#src/stores/grading/grading-draft-store.ts'
import * as saving from '#src/ui/save-file.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../tests/sandbox.ts'

sandboxPerTest()
const gone = new Set<string>()
afterEach(() => gone.clear())

const network: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  const id = /\/submission\/(?:revised\/)?([^/?]+)$/.exec(new URL(request.url).pathname)?.[1]
  return id !== undefined && gone.has(id)
    ? Promise.resolve(Response.json({ code: 404, status: 'error', msg: 'নেই', data: null }, { status: 404 }))
    : globalThis.fetch(request)
}

const LEFT_OUT = 'টি খাতা আর নেই, তাই বাদ গেছে।'

/** Opens the submissions of an exam; this many are missing when they are requested. */
async function openExam(count: number) {
  const { router } = await renderApp('/teacher/notices', { as: 'teacher', network })
  const { data } = await call(submission.list, { query: { count: 200, checked: 'false' } }, { isQuiet: true })
  const handedIn = data.filter(({ submitted_at: at, try_no: no }) => at && no > 0)
  const counts = Map.groupBy(handedIn, ({ exam }) => exam ?? '')
  counts.delete('')
  const [exam, papers] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]!
  const ids = papers.map(({ _id }) => _id)
  for (const id of ids.slice(0, count)) gone.add(id)
  return { router, exam, ids, user: userEvent.setup() }
}

test('selected submissions in the queue', async () => {
  const { router, ids } = await openExam(2)
  await router.navigate(addQuery(paths.submissions(), { only: ids.slice(0, 3).join('.') }))
  expect(await screen.findByText(`২${LEFT_OUT}`)).toBeInTheDocument()
  expect(screen.getAllByText(/^১টি (?:বাকি|খাতা)/)).not.toHaveLength(0)
})

test('the marks of an exam as a table, exported and imported', async () => {
  const saved = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined)
  const { router, exam, ids, user } = await openExam(2)
  await router.navigate(addQuery(paths.submissions(), { exam, checked: 'all' }))
  // In the head of the page on a wide screen, and among the filters on a phone.
  const pressFirst = async (name: string) => user.click((await screen.findAllByRole('button', { name }))[0]!)
  await pressFirst('আরও')
  await pressFirst('ছক ডাউনলোড করুন')
  expect(await screen.findByText(`২${LEFT_OUT}`, undefined, { timeout: 20_000 })).toBeInTheDocument()
  const table = saved.mock.calls[0]![1] as string
  expect(table.trim().split('\r\n')).toHaveLength(1 + ids.length - 2)

  await pressFirst('ছক থেকে বসান')
  const input = await waitFor(() => document.querySelector<HTMLInputElement>('input[type="file"]')!)
  gone.add(ids[2]!)
  await user.upload(input, new File([table], 'marks.csv', { type: 'text/csv' }))
  expect(await screen.findByText(`৩${LEFT_OUT}`, undefined, { timeout: 20_000 })).toBeInTheDocument()
})

/** Leaves a draft of this teacher on the device for each of them. */
function typeDrafts(ids: readonly string[]): void {
  for (const id of ids)
    gradingDraftTyped({ submission: id, version: 1, questions: {}, comment: 'দেখছি', edit: 1 })
}

/** A draft for a level attempt is not a submission, so it never counts as missing. */
async function findLevelAttempt(): Promise<string> {
  const { data } = await call(levelSubmission.teacherList, { query: { count: 5 } }, { isQuiet: true })
  return data[0]!._id
}

test('the list of drafts', async () => {
  const { router, ids } = await openExam(4)
  typeDrafts([...ids.slice(0, 5), await findLevelAttempt()])
  await router.navigate(addQuery(paths.submissions(), { trait: 'draft', checked: 'all' }))
  expect(await screen.findByText(`৪${LEFT_OUT}`, undefined, { timeout: 20_000 })).toBeInTheDocument()
  expect(screen.getAllByText(/^১টি (?:বাকি|খাতা)/)).not.toHaveLength(0)
})

test('the papers at which the teacher stopped', async () => {
  const { router, ids } = await openExam(1)
  typeDrafts([ids[0]!, await findLevelAttempt()])
  await router.navigate(paths.teacher())
  const stopped = await screen.findByRole('region', { name: 'যেখানে থেমেছিলেন' }, { timeout: 20_000 })
  expect(await within(stopped).findByText(`১${LEFT_OUT}`, undefined, { timeout: 20_000 })).toBeInTheDocument()
})
