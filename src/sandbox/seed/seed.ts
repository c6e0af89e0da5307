/**
 * Fills an empty database around `now`: one coherent story with fixed ids, so that the same instant always gives the same rows.
 * (ruling R9, architecture "The sandbox")
 */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '../database/open.ts'
import * as assessmentTables from '../database/tables/assessment.ts'
import * as batchTables from '../database/tables/batch.ts'
import * as catalogueTables from '../database/tables/catalogue.ts'
import { booking, promo, transaction_ } from '../database/tables/commerce.ts'
import * as itemTables from '../database/tables/item.ts'
import * as learningTables from '../database/tables/learning.ts'
import { file, notice, notification } from '../database/tables/message.ts'
import { device, person, teacher } from '../database/tables/person.ts'
import type { FileStore } from '../kernel/files.ts'
import { climbRows, levelPurchases } from './assessments/climbs.ts'
import { DATA_LADDERS } from './assessments/data-ladders.ts'
import { ENGLISH_LADDERS } from './assessments/english-ladders.ts'
import { ladderRows } from './assessments/ladder-kit.ts'
import { WEB_LADDERS } from './assessments/web-ladders.ts'
import type { BatchRows } from './batches/batch-plan.ts'
import { comingBatches, standingBatches } from './batches/from-curriculum.ts'
import { fullStack12 } from './batches/full-stack-12.ts'
import { resourceRows } from './batches/resources.ts'
import { finishedBatches, ux7 } from './batches/ux-7.ts'
import { type Calendar, makeCalendar } from './calendar.ts'
import { CATEGORIES } from './catalogue/categories.ts'
import { cmsRows } from './catalogue/cms.ts'
import { courseRows } from './catalogue/courses.ts'
import { freeClass } from './catalogue/free-class.ts'
import { playlistRows, webinarRows } from './catalogue/playlists.ts'
import { promoRows } from './catalogue/promos.ts'
import { scheduleRows } from './catalogue/schedules.ts'
import { bookingRows, ownPlaces, transactionRows } from './commerce.ts'
import { askedQuestions, supportLine } from './learning/class-questions.ts'
import { openExams, openQuizzes, withQuestions } from './exams/exam-rows.ts'
import { gradingRows, taskAnswers } from './exams/grading.ts'
import { nusratExamAnswers, nusratExams, withQuizMarks } from './exams/nusrat-exams.ts'
import { classmateRows, classmateSubmissions, HANDED_IN_5 } from './learning/classmates.ts'
import { BLOG_API, CLASS_22, nusratAnswers, nusratEvents, nusratNotes, nusratProgress, nusratSubmissions } from './learning/nusrat.ts'
import { noticeRows, notificationRows } from './messages.ts'
import { bytesOf, fileFacts, SEED_FILES } from './seed-files.ts'
import { deviceRows, peopleRows, TEACHERS } from './people.ts'

/** SQLite takes at most 32,766 values in one statement. */
const MOST_VALUES = 30_000

async function fill<T extends SQLiteTable>(db: Db, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  const columns = Object.keys(table).length
  const size = Math.floor(MOST_VALUES / columns)
  for (let start = 0; start < rows.length; start += size) {
    await db.insert(table).values(rows.slice(start, start + size))
  }
}

function joined(parts: readonly BatchRows[]): BatchRows {
  return {
    batches: parts.flatMap(({ batches }) => batches),
    modules: parts.flatMap(({ modules }) => modules),
    plans: parts.flatMap(({ plans }) => plans),
    lives: parts.flatMap(({ lives }) => lives),
    recordings: parts.flatMap(({ recordings }) => recordings),
    assignments: parts.flatMap(({ assignments }) => assignments),
    exams: parts.flatMap(({ exams }) => exams),
    resources: parts.flatMap(({ resources }) => resources),
  }
}

async function fillCatalogue(db: Db, calendar: Calendar): Promise<void> {
  await fill(db, catalogueTables.category, CATEGORIES)
  await fill(db, catalogueTables.course, courseRows(calendar))
  await fill(db, catalogueTables.schedule, scheduleRows(calendar))
  await fill(db, catalogueTables.playlist, playlistRows())
  await fill(db, catalogueTables.webinar, webinarRows(calendar))
  await fill(db, catalogueTables.cms, cmsRows())
  await fill(db, promo, promoRows(calendar))
}

async function fillBatches(db: Db, rows: BatchRows): Promise<void> {
  await fill(db, batchTables.batch, rows.batches)
  await fill(db, batchTables.module, rows.modules)
  await fill(db, batchTables.study_plan, rows.plans)
  await fill(db, itemTables.live, rows.lives)
  await fill(db, itemTables.recording, rows.recordings)
  await fill(db, itemTables.assignment, rows.assignments)
  await fill(db, itemTables.exam, rows.exams)
  await fill(db, itemTables.resource, rows.resources)
}

async function keepFiles(db: Db, calendar: Calendar, store: FileStore | undefined): Promise<void> {
  for (const kept of SEED_FILES) {
    const { _id, person: owner, type } = kept
    await store?.write(_id, bytesOf(kept), type)
    await db.insert(file).values({ _id, person: owner, type, ...fileFacts(_id), created_at: calendar.past(-2, '21:00') })
  }
}

async function fillLearning(db: Db, calendar: Calendar, rows: BatchRows): Promise<void> {
  const planOfClass22 = rows.recordings.find(({ _id }) => _id === CLASS_22)!.study_plan!
  const graded = gradingRows(calendar, fileFacts)
  const own = withQuizMarks([...nusratSubmissions(rows, calendar), ...nusratExams(calendar)])
  await fill(db, batchTables.batch_learner, [...ownPlaces(calendar), ...classmateRows(calendar)])
  await fill(db, learningTables.recording_progress, nusratProgress(rows, calendar))
  await fill(db, learningTables.recording_event, nusratEvents(calendar))
  await fill(db, learningTables.note, nusratNotes(calendar, planOfClass22))
  await fill(db, learningTables.submission, [...own, ...classmateSubmissions(calendar), ...graded.submissions])
  await fill(db, learningTables.answer, nusratAnswers(calendar, fileFacts(BLOG_API._id)))
  await fill(db, learningTables.answer, [
    ...nusratExamAnswers(calendar),
    ...graded.answers,
    ...taskAnswers(HANDED_IN_5, calendar, fileFacts),
  ])
  await fill(db, itemTables.resource, resourceRows(calendar, planOfClass22))
  await fill(db, itemTables.live_question, askedQuestions(calendar))
  await fill(db, itemTables.live_support, supportLine(calendar))
}

async function fillAssessments(db: Db, calendar: Calendar): Promise<void> {
  const { assessments, levels } = ladderRows([...WEB_LADDERS, ...DATA_LADDERS, ...ENGLISH_LADDERS])
  const { grants, transactions } = levelPurchases(calendar)
  const { submissions, answers } = climbRows(levels, calendar)
  await fill(db, assessmentTables.assessment, assessments)
  await fill(db, assessmentTables.level, levels)
  await fill(db, assessmentTables.level_grant, grants)
  await fill(db, transaction_, transactions)
  await fill(db, learningTables.submission, submissions)
  await fill(db, learningTables.answer, answers)
}

/** `store` gets the bytes of the seed's few files; without it they can be listed but not read. */
export async function seed(db: Db, now: Date, store?: FileStore): Promise<void> {
  const calendar = makeCalendar(now)
  const rows = joined([
    fullStack12(calendar),
    ux7(calendar),
    ...finishedBatches(calendar),
    ...comingBatches(calendar),
    ...standingBatches(calendar),
  ])
  rows.recordings.push(freeClass(calendar))
  rows.exams = [...withQuestions(rows.exams, calendar), ...openExams(rows, calendar), ...openQuizzes(calendar)]

  await fill(db, person, peopleRows(calendar))
  await fill(db, teacher, TEACHERS)
  await fill(db, device, deviceRows(calendar))
  await fillCatalogue(db, calendar)
  await fillBatches(db, rows)
  await fill(db, booking, bookingRows(calendar))
  await fill(db, transaction_, transactionRows(calendar))
  await fillLearning(db, calendar, rows)
  await fillAssessments(db, calendar)
  await fill(db, notice, noticeRows(calendar))
  await fill(db, notification, notificationRows(calendar))
  await keepFiles(db, calendar, store)
}
