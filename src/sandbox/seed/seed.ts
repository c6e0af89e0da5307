/**
 * Fills an empty database around `now`: one coherent data set with fixed ids, so that the same instant always gives the same rows.
 * (ruling R9, architecture "The sandbox")
 */

import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '../database/open.ts'
import * as assessmentTables from '../database/tables/assessment.ts'
import * as batchTables from '../database/tables/batch.ts'
import * as catalogueTables from '../database/tables/catalogue.ts'
import { certificate } from '../database/tables/certificate.ts'
import { booking, promo, transaction_ } from '../database/tables/commerce.ts'
import * as itemTables from '../database/tables/item.ts'
import * as jobTables from '../database/tables/job.ts'
import * as learningTables from '../database/tables/learning.ts'
import { file, notice, notification } from '../database/tables/message.ts'
import * as orientationTables from '../database/tables/orientation.ts'
import { device, endorsement, person, teacher } from '../database/tables/person.ts'
import * as talentTables from '../database/tables/talent.ts'
import type { FileStore } from '../kernel/files.ts'
import { computeSha256, encodeHex } from '../kernel/sha256.ts'
import { buildAssessmentRows } from './assessments/assessment-kit.ts'
import { DATA_ASSESSMENTS } from './assessments/data-assessments.ts'
import { ENGLISH_ASSESSMENTS } from './assessments/english-assessments.ts'
import { buildLevelAttempts, buildLevelPurchases } from './assessments/level-attempts.ts'
import { WEB_ASSESSMENTS } from './assessments/web-assessments.ts'
import type { BatchRows } from './batches/batch-plan.ts'
import { buildUpcomingBatches, buildStandingBatches } from './batches/from-curriculum.ts'
import { buildFullStack12 } from './batches/full-stack-12.ts'
import { buildResourceRows, CLASS_NOTES, type SeedFile, SIGNUP_FORM } from './batches/resources.ts'
import { buildFinishedBatches, buildUx7 } from './batches/ux-7.ts'
import { type Calendar, makeCalendar } from './calendar.ts'
import { CATEGORIES } from './catalogue/categories.ts'
import { buildCmsRows } from './catalogue/cms.ts'
import { buildCourseRows } from './catalogue/courses.ts'
import { buildFreeClass } from './catalogue/free-class.ts'
import {
  buildOrientationBookings,
  buildOrientationSlots,
  ORIENTATION_ROWS,
} from './catalogue/orientations.ts'
import { buildPlaylistRecordings, buildPlaylistRows, buildWebinarRows } from './catalogue/playlists.ts'
import { buildPromoRows } from './catalogue/promos.ts'
import { buildScheduleRows } from './catalogue/schedules.ts'
import {
  buildBookingRows,
  buildCertificateRows,
  buildOwnEnrolments,
  buildTransactionRows,
} from './commerce.ts'
import { buildAskedPapers, buildMarkReviews } from './exams/asked-marks.ts'
import { buildClassQuiz } from './exams/class-quiz.ts'
import { buildOpenExams, buildOpenQuizzes, addQuestions } from './exams/exam-rows.ts'
import { buildGradingRows, buildTaskAnswers } from './exams/grading.ts'
import { HANDED_FILES } from './exams/handed-files.ts'
import { buildNusratExamAnswers, buildNusratExams, addQuizMarks } from './exams/nusrat-exams.ts'
import { addFirstTries } from './exams/second-tries.ts'
import { buildCvRows, JOB_FILES } from './jobs/cv-files.ts'
import { buildPlacements } from './jobs/placements.ts'
import { buildJobApplications, buildJobMarks, buildJobPosts } from './jobs/posts.ts'
import { buildClassQuestions, buildSupportLine } from './learning/class-questions.ts'
import {
  buildClassmateRows,
  buildClassmateSubmissions,
  buildClassVisits,
  HANDED_IN_5,
} from './learning/classmates.ts'
import {
  BLOG_API,
  CLASS_22,
  buildNusratAnswers,
  buildNusratEvents,
  buildNusratNotes,
  buildNusratProgress,
  buildNusratSubmissions,
  buildNusratWork,
} from './learning/nusrat.ts'
import { buildNoticeRows, buildNotificationRows } from './messages.ts'
import { buildDeviceRows, buildPeopleRows, TEACHERS } from './people.ts'
import { OFFER_LETTER, buildTalentRows } from './talents.ts'

const SEED_FILES: readonly SeedFile[] = [
  SIGNUP_FORM,
  CLASS_NOTES,
  BLOG_API,
  OFFER_LETTER,
  ...Object.values(HANDED_FILES),
  ...JOB_FILES,
]

function decodeFile({ text = '', base64 }: SeedFile): Uint8Array<ArrayBuffer> {
  if (base64 === undefined) return new TextEncoder().encode(text)
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

/** Name, size and hash of a file of the seed. */
function getFileFacts(id: string): { name: string; size: number; sha256: string } {
  const found = SEED_FILES.find(({ _id }) => _id === id)!
  const bytes = decodeFile(found)
  return { name: found.name, size: bytes.length, sha256: encodeHex(computeSha256(bytes)) }
}

/** SQLite takes at most 32,766 values in one statement. */
const MOST_VALUES = 30_000

async function fill<T extends SQLiteTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const columns = Object.keys(table).length
  const size = Math.floor(MOST_VALUES / columns)
  for (let start = 0; start < rows.length; start += size) {
    await db.insert(table).values(rows.slice(start, start + size))
  }
}

function joinBatches(parts: readonly BatchRows[]): BatchRows {
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
  await fill(db, catalogueTables.course, buildCourseRows(calendar))
  await fill(db, catalogueTables.schedule, buildScheduleRows(calendar))
  await fill(db, catalogueTables.playlist, buildPlaylistRows())
  await fill(db, catalogueTables.webinar, buildWebinarRows(calendar))
  await fill(db, orientationTables.orientation, ORIENTATION_ROWS)
  await fill(db, orientationTables.orientation_slot, buildOrientationSlots(calendar))
  await fill(db, orientationTables.orientation_booking, buildOrientationBookings(calendar))
  await fill(db, catalogueTables.cms, buildCmsRows())
  await fill(db, promo, buildPromoRows(calendar))
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

async function storeFiles(db: Db, calendar: Calendar, store: FileStore | undefined): Promise<void> {
  for (const storedFile of SEED_FILES) {
    const { _id, person: owner, type } = storedFile
    await store?.write(_id, decodeFile(storedFile), type)
    await db
      .insert(file)
      .values({ _id, person: owner, type, ...getFileFacts(_id), created_at: calendar.past(-2, '21:00') })
  }
}

async function fillTalents(db: Db, calendar: Calendar): Promise<void> {
  const rows = buildTalentRows(calendar)
  await fill(db, talentTables.talent_profile, rows.profiles)
  await fill(db, talentTables.education, rows.education)
  await fill(db, talentTables.experience, rows.experience)
  await fill(db, talentTables.skill, rows.skills)
  await fill(db, talentTables.interview, rows.interviews)
  await fill(db, talentTables.offer, rows.offers)
  await fill(db, endorsement, rows.endorsements)
}

async function fillLearning(db: Db, calendar: Calendar, rows: BatchRows): Promise<void> {
  const planOfClass22 = rows.recordings.find(({ _id }) => _id === CLASS_22)!.study_plan!
  const graded = addFirstTries(buildGradingRows(calendar, getFileFacts), calendar, getFileFacts)
  const quiz = buildClassQuiz(calendar)
  const asked = buildAskedPapers(calendar)
  const own = addQuizMarks([...buildNusratSubmissions(rows, calendar), ...buildNusratExams(calendar)])
  await fill(db, batchTables.batch_learner, [
    ...buildOwnEnrolments(calendar),
    ...buildClassmateRows(calendar),
  ])
  await fill(db, learningTables.recording_progress, buildNusratProgress(rows, calendar))
  await fill(db, learningTables.recording_event, buildNusratEvents(calendar))
  await fill(db, learningTables.work_update, buildNusratWork(calendar))
  await fill(db, learningTables.note, buildNusratNotes(calendar, planOfClass22))
  await fill(db, learningTables.submission, [
    ...own,
    ...buildClassmateSubmissions(calendar),
    ...graded.submissions,
    ...quiz.submissions,
    ...asked.submissions,
  ])
  await fill(db, learningTables.answer, buildNusratAnswers(calendar, getFileFacts(BLOG_API._id)))
  await fill(db, learningTables.answer, [
    ...buildNusratExamAnswers(calendar),
    ...graded.answers,
    ...quiz.answers,
    ...asked.answers,
    ...buildTaskAnswers(HANDED_IN_5, calendar, getFileFacts),
  ])
  await fill(db, learningTables.review, buildMarkReviews(calendar))
  await fill(db, itemTables.resource, buildResourceRows(calendar, planOfClass22))
  await fill(db, itemTables.live_visit, buildClassVisits(rows.lives))
  await fill(db, itemTables.live_question, buildClassQuestions(calendar))
  await fill(db, itemTables.live_support, buildSupportLine(calendar))
}

async function fillAssessments(db: Db, calendar: Calendar): Promise<void> {
  const { assessments, levels } = buildAssessmentRows([
    ...WEB_ASSESSMENTS,
    ...DATA_ASSESSMENTS,
    ...ENGLISH_ASSESSMENTS,
  ])
  const { grants, transactions } = buildLevelPurchases(calendar)
  const { submissions, answers } = buildLevelAttempts(levels, calendar)
  await fill(db, assessmentTables.assessment, assessments)
  await fill(db, assessmentTables.level, levels)
  await fill(db, assessmentTables.level_grant, grants)
  await fill(db, transaction_, transactions)
  await fill(db, learningTables.submission, submissions)
  await fill(db, learningTables.answer, answers)
}

async function fillJobs(db: Db, calendar: Calendar): Promise<void> {
  await fill(db, jobTables.job_post, buildJobPosts(calendar))
  await fill(db, jobTables.job_application, buildJobApplications(calendar))
  await fill(db, jobTables.job_mark, buildJobMarks())
  await fill(db, jobTables.job_cv, buildCvRows(calendar))
  await fill(db, jobTables.placement, buildPlacements(calendar))
}

/** `store` receives the bytes of the seed's few files; without it they are listed but cannot be read. */
export async function seed(db: Db, now: Date, store?: FileStore): Promise<void> {
  const calendar = makeCalendar(now)
  const rows = joinBatches([
    buildFullStack12(calendar),
    buildUx7(calendar),
    ...buildFinishedBatches(calendar),
    ...buildUpcomingBatches(calendar),
    ...buildStandingBatches(calendar),
  ])
  rows.recordings.push(buildFreeClass(calendar), ...buildPlaylistRecordings(calendar))
  rows.exams = [
    ...addQuestions(rows.exams, calendar),
    ...buildOpenExams(rows, calendar),
    ...buildOpenQuizzes(calendar),
  ]

  await fill(db, person, buildPeopleRows(calendar))
  await fill(db, teacher, TEACHERS)
  await fill(db, device, buildDeviceRows(calendar))
  await fillCatalogue(db, calendar)
  await fillBatches(db, rows)
  await fill(db, booking, buildBookingRows(calendar))
  await fill(db, certificate, buildCertificateRows(calendar))
  await fill(db, transaction_, buildTransactionRows(calendar))
  await fillLearning(db, calendar, rows)
  await fillAssessments(db, calendar)
  await fillTalents(db, calendar)
  await fillJobs(db, calendar)
  await fill(db, notice, buildNoticeRows(calendar))
  await fill(db, notification, buildNotificationRows(calendar))
  await storeFiles(db, calendar, store)
}
