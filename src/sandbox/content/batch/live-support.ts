/** Learners who wait for help in a class. (spec 7 Live and recordings, ruling R10) */

import { asc, eq, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { SupportDraft, SupportTurn } from '#src/api/shapes/live.ts'
import type { Db } from '../../database/open.ts'
import { findById, insertRow, listRows, updateById } from '../../database/queries.ts'
import { live_question, live_support } from '../../database/tables/item.ts'
import type { Person } from '../../database/tables/person.ts'
import { NotFound } from '../../kernel/http-error.ts'
import { readPeople } from '../people.ts'
import type { Services } from '../services.ts'
import { findEnrolment } from './batch-data.ts'

type Turn = v.InferInput<typeof SupportTurn>
type Row = typeof live_support.$inferSelect

const ORDER = ['waiting', 'in_progress', 'solved'] as const

/** Adds the learner to the queue, also a second time after help was given. */
export async function joinQueue(
  live: string,
  person: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const _id = `${live}:${person}`
  const now = { status: 'waiting' as const, since: clock.iso() }
  const stored = await findById(db, live_support, _id)
  if (stored === undefined) await db.insert(live_support).values({ _id, live, person, ...now })
  else if (stored.status === 'solved') await db.update(live_support).set(now).where(eq(live_support._id, _id))
}

async function listQuestions(live: string, people: readonly string[], db: Db) {
  if (people.length === 0) return []
  const rows = await listRows(
    db,
    live_question,
    inArray(live_question.person, [...people]),
    asc(live_question.asked_at),
  )
  return rows.filter((row) => row.live === live)
}

async function showTurns(live: string, rows: readonly Row[], parts: Services): Promise<Turn[]> {
  const ids = rows.map(({ person }) => person)
  const people = await readPeople(ids, parts)
  const questions = await listQuestions(live, ids, parts.db)
  return rows.map(({ person, status, note, since }) => ({
    person: people.get(person) ?? { _id: person },
    status,
    note,
    since,
    questions: questions
      .filter((row) => row.person === person)
      .map(({ _id, question, asked_at }) => ({ _id, question, at: asked_at })),
  }))
}

export async function listSupportLine(live: string, parts: Services): Promise<Turn[]> {
  const rows = await parts.db
    .select()
    .from(live_support)
    .where(eq(live_support.live, live))
    .orderBy(asc(live_support.since))
  const inOrder = ORDER.flatMap((status) => rows.filter((row) => row.status === status))
  return showTurns(live, inOrder, parts)
}

/** A teacher may help somebody who has not asked, as long as they learn in the batch. */
export async function updateTurn(
  batch: string,
  learner: Person,
  { live, support_status: status, support_note }: v.InferOutput<typeof SupportDraft>,
  parts: Services,
): Promise<Turn> {
  const { db, clock } = parts
  if (!(await findEnrolment(batch, learner, db))) throw new NotFound('শিক্ষার্থীকে')
  const _id = `${live}:${learner._id}`
  const stored = await findById(db, live_support, _id)
  const now = {
    status,
    note: support_note ?? stored?.note ?? '',
    // A changed note does not change anybody's position.
    since: stored?.status === status ? stored.since : clock.iso(),
  }
  const row = stored
    ? await updateById(db, live_support, _id, now)
    : await insertRow(db, live_support, { _id, live, person: learner._id, ...now })
  const [turn] = await showTurns(live, [row], parts)
  return turn!
}
