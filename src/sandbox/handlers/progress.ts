/** Progress, report, places. (spec 7 Live and recordings, spec 9) */
import { eq } from 'drizzle-orm'
import type { progress as rows } from '#src/api/contract/progress.ts'
import { isPass } from '#src/lib/certificate-rule.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { countSteps } from '../content/batch-shown.ts'
import { showBatchMark, type BatchData, type LearnerRecords, openBatch, listOwnBatchIds, findEnrolment, readBatch, readLearnerRecords } from '../content/batch-world.ts'
import { listLearningDays, countStreak, showWeek } from '../content/habit.ts'
import { getWatchedPercent, findNewestAttempt, WATCHED_PERCENT } from '../content/item-state.ts'
import { readPeople } from '../content/person-shown.ts'
import { findRank, rankLearners } from '../content/ranking.ts'
import { readLearnerView, showModules } from '../content/study-way.ts'
import { batch_learner } from '../database/tables/batch.ts'
import type { Db } from '../database/open.ts'
import { reply, type HandlersOf, type Person } from '../kernel/handler.ts'

async function showProgress(world: BatchData, doings: LearnerRecords, person: Person, now: string, db: Db) {
  return { batch: showBatchMark(world), ...countSteps(world, doings, now), place: await findRank(world.batch._id, person._id, db) }
}

const computePercent = (done: number, total: number) => (total === 0 ? 100 : Math.round((done / total) * 100))

/** What was due so far, by kind; the weights make 100. */
function showParts(world: BatchData, doings: LearnerRecords, now: string) {
  const over = world.lives.filter(({ class_no, starts_at }) => class_no !== null && starts_at < now)
  const seen = world.recordings.filter((row) => getWatchedPercent(row, doings) >= WATCHED_PERCENT)
  const tasks = world.assignments.filter(({ last_submission_date: at }) => at !== null && at < now)
  const tests = world.exams.filter(({ closes_at: at, is_optional }) => at !== null && at < now && !is_optional)
  const handedTasks = tasks.filter(({ _id }) => findNewestAttempt({ assignment: _id }, doings)?.submitted_at)
  const handedTests = tests.filter(({ _id }) => findNewestAttempt({ exam: _id }, doings)?.submitted_at)
  const counts = [
    {
      kind: 'live' as const,
      done: over.filter(({ recording }) => seen.some(({ _id }) => _id === recording)).length,
      total: over.length,
      weight: 20,
    },
    { kind: 'recording' as const, done: seen.length, total: world.recordings.length, weight: 20 },
    { kind: 'assignment' as const, done: handedTasks.length, total: tasks.length, weight: 30 },
    { kind: 'exam' as const, done: handedTests.length, total: tests.length, weight: 30 },
  ]
  return counts.map((part) => ({ ...part, percent: computePercent(part.done, part.total) }))
}

export const progressHandlers: HandlersOf<typeof rows> = {
  async batch(context) {
    const { db, params, person, clock } = context
    const { world, doings } = await openBatch(params.id, person, db)
    const modules = showModules(await readLearnerView(world, doings, context))
    const own = await showProgress(world, doings, person, clock.iso(), db)
    const place = await findEnrolment(params.id, person, db)
    return {
      ...own,
      modules: modules.map(({ _id, no, title, done, total }) => ({ _id, no, title, done, total, percent: computePercent(done ?? 0, total ?? 0) })),
      is_modal_open: own.percent === 100 && place !== undefined && !place.is_progress_modal_checked,
    }
  },

  async report(context) {
    const { db, params, person, clock } = context
    const { world, doings } = await openBatch(params.id, person, db)
    const parts = showParts(world, doings, clock.iso())
    const percent = Math.round(parts.reduce((sum, part) => sum + (part.percent * part.weight) / 100, 0))
    return { batch: showBatchMark(world), percent, parts, is_passed: isPass(percent) }
  },

  async all(context) {
    const { db, person, clock } = context
    const now = clock.iso()
    const days = await listLearningDays(person._id, db)
    const classDays = new Set<string>()
    const batches = []
    for (const id of await listOwnBatchIds(person, db)) {
      const world = await readBatch(id, db)
      for (const { starts_at } of world.lives) classDays.add(getDhakaDay(starts_at))
      batches.push(await showProgress(world, await readLearnerRecords(person._id, world, db), person, now, db))
    }
    return { streak: countStreak(days, now), week: showWeek(days, classDays, now), batches }
  },

  async leaderboard(context) {
    const { db, params, person } = context
    await openBatch(params.id, person, db)
    const places = await rankLearners(params.id, db)
    const people = await readPeople(
      places.map((ranked) => ranked.person),
      context,
    )
    return places.map(({ person: id, ...place }) => ({ ...place, person: people.get(id) ?? { _id: id }, is_me: id === person._id }))
  },

  async modalChecked(context) {
    const { db, params, person } = context
    await openBatch(params.id, person, db)
    const own = eq(batch_learner._id, `${params.id}:${person._id}`)
    await db.update(batch_learner).set({ is_progress_modal_checked: true }).where(own)
    return reply('ধন্যবাদ।', null)
  },
}
