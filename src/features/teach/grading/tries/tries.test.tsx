/** A second try beside the first on the desk. (picture 38) */

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { answer, submission } from '#src/sandbox/database/tables/learning.ts'
import { renderApp } from '../../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../../tests/sandbox.ts'

const getSandbox = sandboxPerTest()

const FIRST = 'submission-index-1'
const SECOND = 'submission-index-again'
const QUESTION = 'exam-fs12-index-q1'
const AFTER = 'ইনডেক্স না থাকলে MongoDB সব ডকুমেন্ট একটা একটা করে পড়ে। email ঘরে ইনডেক্স দিলে email আগেই সাজানো থাকে।'

/** The learner of the first paper hands in once more. */
beforeEach(async () => {
  const { db } = getSandbox()
  const [first] = await db.select().from(submission).where(eq(submission._id, FIRST))
  await db.insert(submission).values({
    ...first!,
    _id: SECOND,
    try_no: 2,
    version: 2,
    marks: [],
    obtained: null,
    checked_at: null,
    checked_by: null,
    finish_key: 'again',
    submitted_at: new Date().toISOString(),
  })
  await db
    .insert(answer)
    .values({ submission: SECOND, question: QUESTION, value: AFTER, edit: 1, writer: 'w', edited_at: null })
})

const openPaper = async (id: string) => {
  await renderApp(paths.submission(id), { as: 'teacher' })
  return userEvent.setup()
}

test('the words that were taken away and added stand in one text; the switch shows this time alone', async () => {
  const user = await openPaper(SECOND)
  await waitFor(() => expect(document.querySelector('del')).toBeInTheDocument())
  expect([...document.querySelectorAll('p del')].map((each) => each.textContent)).toContain('নামগুলো')
  expect([...document.querySelectorAll('p ins')].map((each) => each.textContent)).toContain('email')
  await user.click(screen.getByRole('radio', { name: 'শুধু এবার' }))
  await waitFor(() => expect(document.querySelector('p del')).toBeNull())
  expect(document.body).toHaveTextContent(AFTER)
})

test('a first try has no switch', async () => {
  await openPaper(FIRST)
  await waitFor(() => expect(document.body).toHaveTextContent('ইনডেক্স না থাকলে MongoDB'))
  expect(screen.queryByRole('radio', { name: 'গতবারের পাশে' })).toBeNull()
})

test('Y says that last time’s remark is mended, in a line of the comment that any client reads', async () => {
  const user = await openPaper(SECOND)
  const list = within(await screen.findByRole('region', { name: 'গতবার যা বলেছিলেন' }))
  expect(list.getByText('১টির ০টি ঠিক')).toBeVisible()
  await user.keyboard('y')
  expect(await list.findByText('১টির ১টি ঠিক')).toBeVisible()
  const marks = within(screen.getByRole('region', { name: 'নম্বর ও মন্তব্য' }))
  await user.click(marks.getAllByRole('button', { name: 'খসড়া' }).at(-1)!)
  await waitFor(async () => {
    const [row] = await getSandbox().db.select().from(submission).where(eq(submission._id, SECOND))
    expect(row?.marks.find(({ question }) => question === QUESTION)?.comment).toBe('[✓] উদাহরণ মেলে না')
  })
})
