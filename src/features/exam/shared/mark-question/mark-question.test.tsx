/** A question about a mark, where the result is shown. (ruling R86, picture 39) */

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { paths } from '#src/lib/paths.ts'
import { review, submission } from '#src/sandbox/database/tables/learning.ts'
import { renderApp } from '../../../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../../../tests/sandbox.ts'

const getSandbox = sandboxPerTest()

const EXAM = 'exam-fs12-index'
const PAPER = 'submission-nusrat-index'
const WHY = 'দ্বিতীয় ভুলটি শেষ লাইনে লিখেছি।'
const ASK = 'এই নম্বর নিয়ে বলুন'

async function openResult(network?: typeof fetch) {
  await renderApp(paths.exam('batch-full-stack-12', 'module-fs12-5', EXAM), {
    as: 'learner',
    ...(network && { network }),
  })
  const region = async (no: string) => within(await screen.findByRole('region', { name: `প্রশ্ন ${no}` }))
  return { user: userEvent.setup(), region }
}

test('asked: which reason, then why; the words stand in place of the button and wait', async () => {
  const { user, region } = await openResult()
  const second = await region('২')
  await user.click(await second.findByRole('button', { name: ASK }))
  const sheet = within(await screen.findByRole('dialog', { name: ASK }))
  await user.click(await sheet.findByRole('button', { name: 'বলুন' }))
  expect(sheet.getByText('কোনটি নিয়ে, আগে বেছে নিন।')).toBeVisible()
  expect(sheet.getByText('অন্তত ১০ অক্ষরে লিখুন।')).toBeVisible()
  await user.click(sheet.getByRole('radio', { name: /^প্রথম ভুলটি ধরেছেন/ }))
  await user.type(sheet.getByRole('textbox', { name: 'কেন মনে হয়' }), WHY)
  await user.click(sheet.getByRole('button', { name: 'বলুন' }))
  expect(await second.findByText(/^অপেক্ষায়/)).toBeVisible()
  expect(second.getByText(WHY)).toBeVisible()
  expect(second.queryByRole('button', { name: ASK })).toBeNull()
  const rows = await getSandbox().db.select().from(review).where(eq(review.item, PAPER))
  expect(rows.at(-1)).toMatchObject({
    item: PAPER,
    rating: null,
    comment: `[+২] প্রথম ভুলটি ধরেছেন\n[=২] নম্বর ছিল\n${WHY}`,
  })
})

test('what is written stays as a draft', async () => {
  const { user, region } = await openResult()
  const second = await region('২')
  await user.click(await second.findByRole('button', { name: ASK }))
  await user.type(await screen.findByRole('textbox', { name: 'কেন মনে হয়' }), WHY)
  await user.keyboard('{Escape}')
  await user.click(second.getByRole('button', { name: ASK }))
  expect(await screen.findByRole('textbox', { name: 'কেন মনে হয়' })).toHaveValue(WHY)
})

test('answered by another mark: the old one and the reason taken away are struck, both voices have name and day', async () => {
  const { region } = await openResult()
  const first = await region('১')
  expect((await first.findByText('২.৫')).closest('s')).toBeVisible()
  expect(first.getByText(/উদাহরণ মেলে না/).closest('s')).toBeVisible()
  expect(first.getByText('তুলে নেওয়া')).toBeVisible()
  expect(first.getByText(/^আপনি, /)).toBeVisible()
  expect(first.getByText('ঠিক, বাকি লেখায় সেটা পরিষ্কার। ০.৫ ফিরিয়ে দিলাম।')).toBeVisible()
  expect(first.getByText(/^তানভীর হাসান, /)).toBeVisible()
})

test('answered without another mark: nothing is struck', async () => {
  await getSandbox()
    .db.insert(review)
    .values({
      _id: 'kept',
      person: 'person-tanvir',
      item: PAPER,
      kind: `mark:${EXAM}-q3`,
      comment: 'দেখেছি, এক লাইনে যথেষ্ট হয়নি।',
      created_at: new Date().toISOString(),
    })
  const { region } = await openResult()
  const third = await region('৩')
  expect(await third.findByText('দেখেছি, এক লাইনে যথেষ্ট হয়নি।')).toBeVisible()
  expect(third.queryByText(/^অপেক্ষায়/)).toBeNull()
  expect(third.queryByText('তুলে নেওয়া')).toBeNull()
})

test('after the last day there is no button', async () => {
  await getSandbox()
    .db.update(submission)
    .set({ checked_at: new Date(Date.now() - 15 * DAY_MS).toISOString() })
    .where(eq(submission._id, PAPER))
  const { region } = await openResult()
  const third = await region('৩')
  expect(await third.findByText(/^অপেক্ষায়/)).toBeVisible()
  expect(screen.queryByRole('button', { name: ASK })).toBeNull()
})

test('a server that does not know the kind is not asked again; the words stay', async () => {
  const refuse: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'POST' || !request.url.endsWith('/review')) return fetch(request)
    return Response.json({ code: 400, status: 'error', msg: 'না', data: null }, { status: 400 })
  }
  const { user, region } = await openResult(refuse)
  const second = await region('২')
  await user.click(await second.findByRole('button', { name: ASK }))
  await user.click(await screen.findByRole('radio', { name: /^অন্য কিছু/ }))
  await user.type(screen.getByRole('textbox', { name: 'কেন মনে হয়' }), WHY)
  await user.click(screen.getByRole('button', { name: 'বলুন' }))
  const told = within(await second.findByRole('alert'))
  expect(told.getByText(WHY)).toBeVisible()
  await user.click(told.getByRole('button', { name: 'সরিয়ে রাখুন' }))
  expect(screen.queryByRole('button', { name: ASK })).toBeNull()
})
