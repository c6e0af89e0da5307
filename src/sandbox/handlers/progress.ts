/** Progress, report and leaderboard. (spec 7 Live and recordings, spec 9) */

import { eq } from 'drizzle-orm'
import type { progress as rows } from '#src/api/contract/progress.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { isCertificateEarned } from '#src/lib/pass-marks.ts'
import { computePercent } from '#src/lib/percent.ts'
import { countStreak } from '#src/lib/week.ts'
import {
  showBatchMark,
  type BatchData,
  type LearnerRecords,
  openBatch,
  listOwnBatchIds,
  findEnrolment,
  readBatch,
  readLearnerRecords,
} from '../content/batch/batch-data.ts'
import { countSteps } from '../content/batch/batch-view.ts'
import { listLearningDays, showWeek } from '../content/batch/habit.ts'
import { computeReport } from '../content/batch/progress-report.ts'
import { findRank, rankLearners } from '../content/batch/ranking.ts'
import { readLearnerView, showModules } from '../content/batch/study-plan-view.ts'
import { readPeople } from '../content/people.ts'
import type { Db } from '../database/open.ts'
import { batch_learner } from '../database/tables/batch.ts'
import type { Person } from '../database/tables/person.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'

async function showProgress(
  batchData: BatchData,
  records: LearnerRecords,
  person: Person,
  now: string,
  db: Db,
) {
  return {
    batch: showBatchMark(batchData),
    ...countSteps(batchData, records, now),
    place: await findRank(batchData.batch._id, person._id, db),
  }
}

export const progressHandlers: HandlersOf<typeof rows> = {
  async batch(context) {
    const { db, params, person, clock } = context
    const { batchData, records } = await openBatch(params.id, person, db)
    const modules = showModules(await readLearnerView(batchData, records, context))
    const own = await showProgress(batchData, records, person, clock.iso(), db)
    const place = await findEnrolment(params.id, person, db)
    return {
      ...own,
      modules: modules.map(({ _id, no, title, done, total }) => ({
        _id,
        no,
        title,
        done,
        total,
        percent: computePercent(done ?? 0, total ?? 0),
      })),
      is_modal_open: own.percent === 100 && place !== undefined && !place.is_progress_modal_checked,
    }
  },

  async report(context) {
    const { db, params, person, clock } = context
    const { batchData, records } = await openBatch(params.id, person, db)
    const { percent, parts } = computeReport(batchData, records, clock.iso())
    return {
      batch: showBatchMark(batchData),
      percent: Math.floor(percent * 10) / 10,
      parts,
      is_passed: isCertificateEarned(percent),
    }
  },

  async all(context) {
    const { db, person, clock } = context
    const now = clock.iso()
    const days = await listLearningDays(person._id, db)
    const classDays = new Set<string>()
    const batches = []
    for (const id of await listOwnBatchIds(person, db)) {
      const batchData = await readBatch(id, db)
      for (const { starts_at } of batchData.lives) classDays.add(getDhakaDay(starts_at))
      batches.push(
        await showProgress(batchData, await readLearnerRecords(person._id, batchData, db), person, now, db),
      )
    }
    return { streak: countStreak(days, getDhakaDay(now)), week: showWeek(days, classDays, now), batches }
  },

  async leaderboard(context) {
    const { db, params, person } = context
    await openBatch(params.id, person, db)
    const places = await rankLearners(params.id, db)
    const people = await readPeople(
      places.map((ranked) => ranked.person),
      context,
    )
    return places.map(({ person: id, ...place }) => ({
      ...place,
      person: people.get(id) ?? { _id: id },
      is_me: id === person._id,
    }))
  },

  async modalChecked(context) {
    const { db, params, person } = context
    await openBatch(params.id, person, db)
    const own = eq(batch_learner._id, `${params.id}:${person._id}`)
    await db.update(batch_learner).set({ is_progress_modal_checked: true }).where(own)
    return reply('ধন্যবাদ।', null)
  },
}
