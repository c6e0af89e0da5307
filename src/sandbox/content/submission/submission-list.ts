/**
 * The submission lists: filtered and paged by the database, so that ten thousand of them stay fast. (spec 3,
 * ruling R35)
 */

import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  ne,
  or,
  type SQL,
} from 'drizzle-orm'
import type * as v from 'valibot'
import type { UncheckedCount } from '#src/api/shapes/submission.ts'
import { matchIfGiven } from '../../database/queries.ts'
import { submission } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { type ListPage, getPageBounds, type PageInput } from '../../kernel/list.ts'
import { listOwnBatchIds, readBatchMarks } from '../batch/batch-data.ts'
import type { Services } from '../services.ts'
import { closeOverdue } from './attempt.ts'
import { showCards } from './submission-cards.ts'

export interface SubmissionFilter extends PageInput {
  exam?: string | undefined
  assignment?: string | undefined
  checked?: boolean | undefined
  marks_min?: number | undefined
  marks_max?: number | undefined
  batch?: string | undefined
  learner?: string | undefined
}

/** Unchecked submissions: submitted and not marked, except quizzes, and open retest requests. */
export const isWaiting = or(
  and(
    isNotNull(submission.submitted_at),
    isNull(submission.checked_at),
    ne(submission.kind, 'quiz'),
    isNull(submission.retest),
  ),
  eq(submission.retest, 'asked'),
)
export const isHandedIn = isNotNull(submission.submitted_at)

function matchesFilter({
  exam,
  assignment,
  checked,
  marks_min,
  marks_max,
  batch,
  learner,
}: SubmissionFilter): SQL | undefined {
  return and(
    matchIfGiven(submission.exam, exam),
    matchIfGiven(submission.assignment, assignment),
    matchIfGiven(submission.batch, batch),
    matchIfGiven(submission.person, learner),
    checked === undefined
      ? undefined
      : checked
        ? isNotNull(submission.checked_at)
        : isNull(submission.checked_at),
    marks_min === undefined ? undefined : gte(submission.obtained, marks_min),
    marks_max === undefined ? undefined : lte(submission.obtained, marks_max),
  )
}

/** A teacher sees those of their own batches, a learner their own. */
async function isVisible(person: Person, { db }: Pick<Services, 'db'>): Promise<SQL | undefined> {
  if (person.role === 'teacher') return inArray(submission.batch, await listOwnBatchIds(person, db))
  return and(eq(submission.person, person._id), ne(submission.try_no, 0))
}

type Card = Awaited<ReturnType<typeof showCards>>[number]

/** Teachers read the oldest first, learners the newest. (ruling R35) */
export async function listSubmissions(
  filter: SubmissionFilter,
  person: Person,
  parts: Services,
  also?: SQL,
): Promise<ListPage<Card>> {
  const { db } = parts
  await closeOverdue(parts)
  const where = and(await isVisible(person, parts), isNull(submission.level), matchesFilter(filter), also)
  const { page, count: size } = getPageBounds(filter)
  const order =
    person.role === 'teacher'
      ? [asc(submission.submitted_at), asc(submission._id)]
      : [desc(submission.started_at), desc(submission._id)]
  const rows = await db
    .select()
    .from(submission)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size)
  return {
    data: await showCards(rows, person, parts),
    total: await db.$count(submission, where),
    page,
    count: size,
  }
}

export async function countUnchecked(
  person: Person,
  parts: Services,
): Promise<v.InferInput<typeof UncheckedCount>> {
  await closeOverdue(parts)
  const own = await listOwnBatchIds(person, parts.db)
  const rows = await parts.db
    .select({ batch: submission.batch, waiting: count(), oldest: min(submission.submitted_at) })
    .from(submission)
    .where(and(inArray(submission.batch, own), isNull(submission.level), isWaiting))
    .groupBy(submission.batch)
  const marks = await readBatchMarks(own, parts.db)
  const batches = own.flatMap((id) => {
    const [batch, row] = [marks.get(id), rows.find((one) => one.batch === id)]
    return batch && row ? [{ batch, count: row.waiting, oldest_at: row.oldest }] : []
  })
  return { total: batches.reduce((sum, { count: waiting }) => sum + waiting, 0), batches }
}
