/** The rules of questions about marks and of their replies. (ruling R86) */

import { and, eq } from 'drizzle-orm'
import { formatDate, formatNumber } from '#src/lib/bn.ts'
import { isBlank, trimText } from '#src/lib/invisible.ts'
import { findLastAsk, LEAST_LETTERS, MOST_LETTERS, readAskedMark } from '#src/lib/mark-question.ts'
import { listRows } from '../../database/queries.ts'
import { review, type SubmissionRow } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { BadField, HttpError } from '../../kernel/http-error.ts'
import type { Services } from '../services.ts'
import { findExaminedItem } from './examined-item.ts'
import { notifyOfMarkReply } from './notify-learner.ts'
import { readSubmission } from './read-submission.ts'
import { showSubmission } from './submission-view.ts'

interface MarkReview {
  item: string
  kind: string
  comment: string
  rating?: number | undefined
}

function checkWords(comment: string): void {
  if (trimText(comment).length > MOST_LETTERS)
    throw new BadField('comment', `${formatNumber(MOST_LETTERS)} অক্ষরের মধ্যে লিখুন।`)
}

async function checkAsk(
  row: SubmissionRow,
  question: string,
  isAsked: boolean,
  { comment }: MarkReview,
  person: Person,
  parts: Services,
): Promise<void> {
  if (readAskedMark(comment).words.length < LEAST_LETTERS)
    throw new BadField('comment', `কেন মনে হয়, অন্তত ${formatNumber(LEAST_LETTERS)} অক্ষরে লিখুন।`)
  const { result = [] } = await showSubmission(row, person, parts)
  const isShown = result?.some((mark) => mark.question === question && typeof mark.mark === 'number')
  if (!isShown || row.checked_at === null) throw new HttpError(403, 'এই প্রশ্নের নম্বর এখনো দেখানো হয়নি।')
  const last = findLastAsk(row.checked_at)
  if (last < parts.clock.iso())
    throw new HttpError(403, `${formatDate(last)} পর্যন্ত এই নম্বর নিয়ে বলা যেত। দরকার হলে রিটেস্ট চাইতে পারেন।`)
  if (isAsked) throw new HttpError(409, 'এই প্রশ্নের নম্বর নিয়ে একবার বলেছেন, একবারই বলা যায়।')
}

/** Checks a question about a mark, or a reply to it; returns what to do once it is stored. */
export async function checkMarkReview(
  body: MarkReview,
  question: string,
  person: Person,
  parts: Services,
): Promise<() => Promise<void>> {
  const row = await readSubmission(body.item, person, parts)
  if (body.rating !== undefined) throw new BadField('rating', 'নম্বর নিয়ে বলায় তারা দেওয়া যায় না।')
  checkWords(body.comment)
  const told = await listRows(parts.db, review, and(eq(review.item, row._id), eq(review.kind, body.kind)))
  const isAsked = told.some((each) => each.person === row.person)
  if (person.role !== 'teacher') {
    await checkAsk(row, question, isAsked, body, person, parts)
    return () => Promise.resolve()
  }
  if (!isAsked) throw new HttpError(409, 'এই প্রশ্নের নম্বর নিয়ে কেউ কিছু বলেননি।')
  if (isBlank(body.comment)) throw new BadField('comment', 'শিক্ষার্থীকে কিছু লিখুন।')
  if (told.some((each) => each.person !== row.person && each.person !== person._id))
    throw new HttpError(409, 'এর মধ্যে একজন সহকর্মী উত্তর দিয়েছেন।')
  return async () => notifyOfMarkReply(row, await findExaminedItem(row, parts), parts)
}
