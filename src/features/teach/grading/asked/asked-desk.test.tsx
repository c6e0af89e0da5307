/** The desk for marks that learners have asked about. (ruling R86, picture 39) */

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { and, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { answer, review, submission } from '#src/sandbox/database/tables/learning.ts'
import { renderApp } from '../../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../../tests/sandbox.ts'

const getSandbox = sandboxPerTest()

const EXAM = 'exam-fs12-index'
const PAPER = 'submission-index-1'
const WORDS = 'দেখেছি, উদাহরণটি মেলে না বলেই থাকছে।'

/** Not the press beside it, which changes the reason itself. */
const REASON = /উদাহরণ মেলে না(?!”)/

const findMark = async (question: string) => {
  const [row] = await getSandbox().db.select().from(submission).where(eq(submission._id, PAPER))
  return row?.marks.find((mark) => mark.question === question)
}
const listReplies = () =>
  getSandbox()
    .db.select()
    .from(review)
    .where(and(eq(review.item, PAPER), eq(review.person, 'person-tanvir')))

async function openPile(query = {}) {
  const app = await renderApp(paths.byQuestion(EXAM, { view: 'asked', ...query }), { as: 'teacher' })
  return { app, user: userEvent.setup() }
}
const findReply = async () => within(await screen.findByRole('region', { name: /কে বলুন$/ }))

test('by question it leads to the list, which has the questions in order and the oldest first', async () => {
  await renderApp(paths.byQuestion(EXAM), { as: 'teacher' })
  const user = userEvent.setup()
  // The desk opens a paper first and goes on by itself, since all are marked.
  await screen.findByText(/^সব প্রশ্নে নম্বর দেওয়া শেষ/)
  await user.click(await screen.findByRole('radio', { name: 'বলা হয়েছে ৫' }))
  const list = within(await screen.findByRole('navigation', { name: 'যাঁরা নম্বর নিয়ে বলেছেন' }))
  const headings = list.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['প্রশ্ন ১', 'প্রশ্ন ২', 'প্রশ্ন ৩'])
  expect(list.getAllByRole('button')).toHaveLength(5)
})

test('an exam that nobody has asked about has no such part', async () => {
  await renderApp(paths.byQuestion('exam-fs12-short-open'), { as: 'teacher' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('radio', { name: /^বলা হয়েছে/ })).toBeNull()
})

test('taking a reason back changes the mark, by the way of every mark, with words to the learner', async () => {
  const { user } = await openPile({ question: `${EXAM}-q1`, paper: PAPER })
  const reply = await findReply()
  await user.click(reply.getByRole('button', { name: REASON }))
  await user.type(reply.getByRole('textbox', { name: /কে বলুন$/ }), 'ঠিক বলেছেন।')
  await user.click(reply.getByRole('button', { name: /^৩ দিয়ে জানান/ }))
  await waitFor(async () => expect(await findMark(`${EXAM}-q1`)).toMatchObject({ mark: 3 }))
  await waitFor(async () => expect((await listReplies())[0]?.comment).toBe('ঠিক বলেছেন।'))
  expect(await screen.findByRole('radio', { name: 'বলা হয়েছে ৪' })).toBeVisible()
})

test('X keeps the mark: only with words, and what was pressed before is taken back', async () => {
  const { user } = await openPile({ question: `${EXAM}-q1`, paper: PAPER })
  const reply = await findReply()
  await user.click(reply.getByRole('button', { name: REASON }))
  await user.click(reply.getByRole('button', { name: /^২.৫-ই থাকুক/ }))
  expect(reply.getByText('নম্বর একই রাখলে কেন, দু-এক কথায় লিখুন।')).toBeVisible()
  await user.type(reply.getByRole('textbox', { name: /কে বলুন$/ }), `${WORDS}{Escape}`)
  await user.keyboard('x')
  await waitFor(async () => expect((await listReplies())[0]?.comment).toBe(WORDS))
  expect(await findMark(`${EXAM}-q1`)).toMatchObject({ mark: 2.5 })
  expect(await screen.findByRole('radio', { name: 'বলা হয়েছে ৪' })).toBeVisible()
})

test('a colleague’s reply stands in place of the card, with who and when', async () => {
  await getSandbox()
    .db.insert(review)
    .values({
      _id: 'other',
      person: 'person-mahjabin',
      item: PAPER,
      kind: `mark:${EXAM}-q1`,
      comment: WORDS,
      created_at: new Date().toISOString(),
    })
  await openPile({ question: `${EXAM}-q1`, paper: PAPER })
  expect(await screen.findByText(WORDS)).toBeVisible()
  expect(screen.getByText(/^মাহজাবিন রহমান, /)).toBeVisible()
  expect(screen.queryByRole('button', { name: /দিয়ে জানান/ })).toBeNull()
})

test('when all have their reply, it says so', async () => {
  await getSandbox().db.delete(review).where(ne(review.item, 'submission-nusrat-index'))
  await getSandbox()
    .db.delete(review)
    .where(eq(review.kind, `mark:${EXAM}-q3`))
  await openPile()
  expect(
    await screen.findByRole('heading', { name: 'নম্বর নিয়ে যা বলা হয়েছিল, সবকটির উত্তর দেওয়া হয়েছে' }),
  ).toBeVisible()
})

test('undo after a reply brings the mark back, and says that words that have gone stay', async () => {
  const { user } = await openPile({ question: `${EXAM}-q1`, paper: PAPER })
  const reply = await findReply()
  await user.click(reply.getByRole('button', { name: REASON }))
  await user.type(reply.getByRole('textbox', { name: /কে বলুন$/ }), 'ঠিক বলেছেন।')
  await user.click(reply.getByRole('button', { name: /^৩ দিয়ে জানান/ }))
  await waitFor(async () => expect((await listReplies())[0]?.comment).toBe('ঠিক বলেছেন।'))
  await waitFor(async () => expect(await findMark(`${EXAM}-q1`)).toMatchObject({ mark: 3 }))
  // The next question is open by now: its own keys have nothing to take back.
  expect(await screen.findByRole('radio', { name: 'বলা হয়েছে ৪' })).toBeVisible()
  await user.keyboard('z')
  await waitFor(async () => expect(await findMark(`${EXAM}-q1`)).toMatchObject({ mark: 2.5 }))
  expect(await screen.findByText(/পাঠানো কথাটি আর ফেরানো যায় না/)).toBeVisible()
})

test('like answers to the question stand with their marks, and a reason is changed for all from here', async () => {
  const { db } = getSandbox()
  const asked = and(eq(answer.submission, PAPER), eq(answer.question, `${EXAM}-q1`))
  const [own] = await db.select().from(answer).where(asked)
  const others = and(eq(answer.question, `${EXAM}-q1`), ne(answer.submission, PAPER))
  const [other] = await db.select().from(answer).where(others)
  await db
    .update(answer)
    .set({ value: own?.value })
    .where(and(others, eq(answer.submission, other?.submission ?? '')))
  const { user } = await openPile({ question: `${EXAM}-q1`, paper: PAPER })
  const like = within(await screen.findByRole('region', { name: /^একই ধরনের উত্তর/ }))
  expect(like.getAllByText('হুবহু একই উত্তর').length).toBeGreaterThan(0)
  const reply = await findReply()
  await user.click(reply.getByRole('button', { name: /“উদাহরণ মেলে না” কারণটি সব খাতায় বদলান/ }))
  expect(await screen.findByRole('dialog', { name: 'কারণ বদলান' })).toBeVisible()
})
