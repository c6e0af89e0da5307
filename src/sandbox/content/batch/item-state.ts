/** The state of every item of a batch for one learner, computed from the clock; a locked one says why. (ruling R29 Chain) */

import type * as v from 'valibot'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import { formatDay } from '#src/lib/bn.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { computePercent } from '#src/lib/percent.ts'
import type {
  AssignmentRow,
  ExamRow,
  LiveRow,
  RecordingRow,
  ResourceRow,
} from '../../database/tables/item.ts'
import type { SubmissionRow } from '../../database/tables/learning.ts'
import {
  type ExamAccess,
  decideExamAccess,
  isAttempt,
  findNewest,
  formatOpening,
} from '../exam/exam-access.ts'
import type { BatchData, LearnerRecords } from './batch-data.ts'

export type ShownItem = v.InferInput<typeof StudyItem>
type State = ShownItem['state']

/** A recording counts as watched from this percentage, since many skip the end. */
export const WATCHED_PERCENT = 90

export interface LearnerView {
  batchData: BatchData
  records: LearnerRecords
  now: string
  /** Name of a checking teacher. */
  nameOf: (person: string) => string
  addressOf: (resource: ResourceRow) => string | null
}

export function getWatchedPercent(
  recording: Pick<RecordingRow, '_id' | 'duration'>,
  { progress }: Pick<LearnerRecords, 'progress'>,
): number {
  const seen = progress.get(recording._id)
  if (!seen || recording.duration === 0) return 0
  return computePercent(seen.watched, recording.duration)
}

/** Lock of a module that has not begun. */
export function findModuleLock(
  { batchData, now }: Pick<LearnerView, 'batchData' | 'now'>,
  moduleId: string | null,
): { state: 'locked'; reason: string; opens_at: string } | undefined {
  const opens = batchData.modules.find(({ _id }) => _id === moduleId)?.starts_at
  if (!opens || opens <= now) return undefined
  return { state: 'locked', reason: `মডিউলটি ${formatDay(opens)} খুলবে।`, opens_at: opens }
}

function filterSubmissions(
  item: { exam: string } | { assignment: string },
  { submissions }: LearnerRecords,
): SubmissionRow[] {
  return submissions.filter((row) =>
    'exam' in item ? row.exam === item.exam : row.assignment === item.assignment,
  )
}

/** The newest attempt; a mere retest request does not count. */
export function findNewestAttempt(
  item: { exam: string } | { assignment: string },
  records: LearnerRecords,
): SubmissionRow | undefined {
  return findNewest(filterSubmissions(item, records).filter(isAttempt))
}

export function findExamAccess(row: ExamRow, view: LearnerView): ExamAccess {
  return decideExamAccess(
    row,
    filterSubmissions({ exam: row._id }, view.records),
    view.now,
    findModuleLock(view, row.module),
  )
}

function getClassState(
  row: LiveRow,
  view: LearnerView,
  recorded: RecordingRow | undefined,
): Pick<ShownItem, 'state' | 'reason' | 'percent'> {
  const { records, now } = view
  if (row.is_cancelled) return { state: 'missed', reason: 'ক্লাসটি বাতিল হয়েছে।' }
  if (getLiveState(row.starts_at, now, row.ends_at) === 'ended') {
    if (!recorded) return { state: 'locked', reason: 'রেকর্ডিং পরদিন সকালের মধ্যে আসবে।' }
    const percent = getWatchedPercent(recorded, records)
    return { state: percent >= WATCHED_PERCENT ? 'done' : 'open', percent }
  }
  if (getDhakaDay(row.starts_at) === getDhakaDay(now)) return { state: 'today' }
  return { state: row.moved_from === null ? 'coming' : 'moved' }
}

function showClass(row: LiveRow, view: LearnerView): ShownItem {
  const recorded = view.batchData.recordings.find(({ _id }) => _id === row.recording)
  return {
    _id: row._id,
    kind: 'live',
    title: row.title,
    start_at: row.starts_at,
    end_at: row.ends_at,
    moved_from: row.moved_from,
    duration: recorded?.duration ?? null,
    recording: recorded?._id ?? null,
    ...getClassState(row, view, recorded),
    ...findModuleLock(view, row.module),
  }
}

function showRecording(row: RecordingRow, view: LearnerView): ShownItem {
  const percent = getWatchedPercent(row, view.records)
  const state = percent >= WATCHED_PERCENT ? 'done' : 'open'
  return {
    _id: row._id,
    kind: 'recording',
    title: row.title,
    duration: row.duration,
    recording: row._id,
    percent,
    state,
    ...findModuleLock(view, row.module),
  }
}

/** Fields that a submission adds to its item. `shows`: the learner may see the mark. */
function showHandIn(
  row: SubmissionRow | undefined,
  { nameOf }: LearnerView,
  shows: boolean,
): Partial<ShownItem> & { state?: State } {
  if (!row) return {}
  const shared = { submission: row._id }
  if (row.submitted_at === null) return shared
  const handed = { ...shared, submitted_at: row.submitted_at }
  if (row.checked_at === null) return { ...handed, state: 'under-review', reason: 'ফল আসতে সাধারণত ২ দিন লাগে।' }
  return {
    ...handed,
    state: 'marked',
    reason: '',
    mark: shows ? row.obtained : null,
    checked_by: row.checked_by === null ? '' : nameOf(row.checked_by),
    has_comment: shows && row.comment !== '',
  }
}

/** Late work is accepted until the teacher closes it. (ruling R34) */
function getTaskState(
  { created_at, last_submission_date, is_closed }: AssignmentRow,
  now: string,
): Pick<ShownItem, 'state' | 'reason' | 'opens_at'> {
  if (created_at > now)
    return { state: 'locked', reason: formatOpening(created_at, now), opens_at: created_at }
  if (is_closed) return { state: 'missed', reason: 'শিক্ষক জমা নেওয়া বন্ধ করেছেন।' }
  const isLate = last_submission_date !== null && last_submission_date < now
  return { state: 'due', reason: isLate ? 'সময় পেরিয়ে গেছে। এখন দিলে দেরিতে জমা ধরা হবে।' : '' }
}

export function showTask(row: AssignmentRow, view: LearnerView): ShownItem {
  return {
    _id: row._id,
    kind: 'assignment',
    title: row.title,
    due_at: row.last_submission_date,
    marks: row.marks,
    ...getTaskState(row, view.now),
    ...findModuleLock(view, row.module),
    ...showHandIn(findNewestAttempt({ assignment: row._id }, view.records), view, true),
  }
}

const ACCESS_STATES: Readonly<Record<ExamAccess['cause'], State>> = {
  ok: 'open',
  running: 'open',
  'not-open': 'locked',
  'module-locked': 'locked',
  closed: 'missed',
  'tries-used': 'missed',
  'needs-retest': 'missed',
}

/** A granted retest reopens submitted work. */
function isOpenAgain({ cause, last }: ExamAccess): boolean {
  return cause === 'running' || (cause === 'ok' && last?.retest === 'granted')
}

export function showExam(row: ExamRow, view: LearnerView): ShownItem {
  const access = findExamAccess(row, view)
  const handed = showHandIn(findNewestAttempt({ exam: row._id }, view.records), view, row.shows_result)
  return {
    _id: row._id,
    kind: 'exam',
    exam_kind: row.kind as ShownItem['exam_kind'],
    title: row.title,
    start_at: row.opens_at,
    end_at: row.closes_at,
    minutes: row.duration,
    question_count: row.question_count,
    marks: row.marks,
    is_published: row.is_published,
    is_optional: row.is_optional,
    state: ACCESS_STATES[access.cause],
    reason: access.reason,
    opens_at: access.opens_at,
    can_retest: access.can_retest,
    ...(isOpenAgain(access) ? { submission: handed.submission ?? null } : handed),
  }
}

function showResource(row: ResourceRow, view: LearnerView): ShownItem {
  return {
    _id: row._id,
    kind: 'resource',
    title: row.title,
    state: 'open',
    url: view.addressOf(row),
    ...findModuleLock(view, row.module),
  }
}

/** All items of one study plan: classes, other recordings, assignments, exams, resources. */
export function showPlanItems(plan: string, view: LearnerView): ShownItem[] {
  const { lives, recordings, assignments, exams, resources } = view.batchData
  const here = <T extends { study_plan: string | null }>(rows: readonly T[]) =>
    rows.filter(({ study_plan }) => study_plan === plan)
  return [
    ...here(lives).map((row) => showClass(row, view)),
    ...here(recordings)
      .filter(({ live }) => live === null)
      .map((row) => showRecording(row, view)),
    ...here(assignments).map((row) => showTask(row, view)),
    ...here(exams).map((row) => showExam(row, view)),
    ...here(resources).map((row) => showResource(row, view)),
  ]
}

const FINISHED: readonly State[] = ['done', 'marked', 'under-review']

export function isDone({ state }: Pick<ShownItem, 'state'>): boolean {
  return FINISHED.includes(state)
}

/** Excludes resources and optional items, which nobody has to finish. */
export function filterSteps(items: readonly ShownItem[]): ShownItem[] {
  return items.filter(({ kind, is_optional }) => kind !== 'resource' && is_optional !== true)
}
