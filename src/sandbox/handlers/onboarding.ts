/** First steps, each completed by what the tables hold. (spec 3 Onboarding flags, ruling R60) */

import { and, eq, inArray } from 'drizzle-orm'
import type { onboarding as rows } from '#src/api/contract/onboarding.ts'
import { isChosen } from '../content/alert.ts'
import type { Db } from '../database/open.ts'
import { findRow } from '../database/queries.ts'
import { batch_learner } from '../database/tables/batch.ts'
import { live, live_visit, recording } from '../database/tables/item.ts'
import { recording_event, recording_progress, submission } from '../database/tables/learning.ts'
import { ticket } from '../database/tables/message.ts'
import { push_registration, type Person } from '../database/tables/person.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { Forbidden } from '../kernel/http-error.ts'
import { accountHandlers } from './auth-account.ts'

/** The learner has joined a class, or played a recording or a free lesson. */
async function hasLearned(db: Db, person: string): Promise<boolean> {
  for (const table of [live_visit, recording_event, recording_progress]) {
    if (await findRow(db, table, eq(table.person, person))) return true
  }
  return false
}

/** A device receives pushes, or the learner chose class notifications. The default setting does not count. */
async function isReminded(db: Db, person: string): Promise<boolean> {
  return (
    (await findRow(db, push_registration, eq(push_registration.person, person))) !== undefined ||
    isChosen(db, person, 'live')
  )
}

/** A learner who has been in a class of the batch has found its timetable. */
async function hasFoundRoutine(db: Db, batch: string, person: string): Promise<boolean> {
  const classes = db.select({ _id: live._id }).from(live).where(eq(live.batch, batch))
  return (
    (await findRow(db, live_visit, and(eq(live_visit.person, person), inArray(live_visit.live, classes)))) !==
    undefined
  )
}

/** A learner who has watched or submitted something of the batch has found its plan. */
async function hasFoundPlan(db: Db, batch: string, person: string): Promise<boolean> {
  const recordings = db.select({ _id: recording._id }).from(recording).where(eq(recording.batch, batch))
  const watched = and(
    eq(recording_progress.person, person),
    inArray(recording_progress.recording, recordings),
  )
  if (await findRow(db, recording_progress, watched)) return true
  return (
    (await findRow(db, submission, and(eq(submission.person, person), eq(submission.batch, batch)))) !==
    undefined
  )
}

const hasPicture = ({ icon, picture_file }: Person) => icon !== null || picture_file !== null

export const onboardingHandlers: HandlersOf<typeof rows> = {
  async ofBatch({ db, params: { id }, person: { _id, is_batch_onboarding_complete } }) {
    if (!(await findRow(db, batch_learner, and(eq(batch_learner.batch, id), eq(batch_learner.person, _id)))))
      throw new Forbidden()
    return {
      is_open: !is_batch_onboarding_complete,
      steps: [
        { key: 'routine', done: await hasFoundRoutine(db, id, _id) },
        { key: 'plan', done: await hasFoundPlan(db, id, _id) },
        { key: 'support', done: (await findRow(db, ticket, eq(ticket.person, _id))) !== undefined },
      ],
    }
  },

  async first({ db, person }) {
    return {
      // Once dismissed, they are listed under help until each is done.
      is_open: !person.is_first_onboarding_complete && !person.is_dashboard_onboarding_complete,
      steps: [
        { key: 'profile', done: person.name !== '' && hasPicture(person) },
        { key: 'first_lesson', done: await hasLearned(db, person._id) },
        { key: 'reminder', done: await isReminded(db, person._id) },
      ],
    }
  },
  // The same call at a second address.
  update: accountHandlers.updateOnboard,
}
