/** Reviews of a submission by its learner and its teacher. (spec 3 Review) */
import { and, asc, eq } from 'drizzle-orm'
import type { submission as rows } from '#src/api/contract/submission.ts'
import { readPeople, readPerson } from '../content/people.ts'
import { readSubmission } from '../content/submission/read-submission.ts'
import { review as reviews } from '../database/tables/learning.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { makeId } from '../kernel/new-id.ts'
import { BadField } from '../kernel/http-error.ts'

const MOST_STARS = 5

export const reviewHandlers = {
  /** One review for each person and submission; a second replaces the first. */
  async review(context) {
    const { body, db, clock, person } = context
    if (body.kind !== 'submission') throw new BadField('kind', 'মন্তব্য শুধু জমা দেওয়া কাজে লেখা যায়।')
    if (body.rating < 1 || body.rating > MOST_STARS) throw new BadField('rating', '১ থেকে ৫-এর মধ্যে তারা দিন।')
    await readSubmission(body.item, person, context)
    const own = and(eq(reviews.item, body.item), eq(reviews.person, person._id))
    await db.delete(reviews).where(own)
    const row = { _id: makeId(), person: person._id, ...body, created_at: clock.iso() }
    await db.insert(reviews).values(row)
    return reply('মন্তব্য সেভ হয়েছে।', { ...row, person: (await readPerson(person._id, context))! })
  },

  async reviewOf(context) {
    const { db, params, person } = context
    const { _id } = await readSubmission(params.id, person, context)
    const found = await db.select().from(reviews).where(eq(reviews.item, _id)).orderBy(asc(reviews.created_at))
    const people = await readPeople(
      found.map((row) => row.person),
      context,
    )
    return found.map((row) => ({ ...row, person: people.get(row.person) ?? { _id: row.person } }))
  },
} satisfies Partial<HandlersOf<typeof rows>>
