/**
 * Lays out a batch: modules, one study plan per task, and the item itself. The seed files only say what
 * happens on which day. (ruling R29 Chain)
 */

import type { ExamKind } from '#src/api/shapes/study-item.ts'
import { formatNumber } from '#src/lib/bn.ts'
import type { batch, module, study_plan } from '../../database/tables/batch.ts'
import type { assignment, exam, live, recording, resource } from '../../database/tables/item.ts'
import { LENGTHS, getStreamPath } from '../../media/stream-lengths.ts'
import type { Calendar } from '../calendar.ts'

export interface BatchRows {
  batches: (typeof batch.$inferInsert)[]
  modules: (typeof module.$inferInsert)[]
  plans: (typeof study_plan.$inferInsert)[]
  lives: (typeof live.$inferInsert)[]
  recordings: (typeof recording.$inferInsert)[]
  assignments: (typeof assignment.$inferInsert)[]
  exams: (typeof exam.$inferInsert)[]
  resources: (typeof resource.$inferInsert)[]
}

export function buildEmptyRows(): BatchRows {
  return {
    batches: [],
    modules: [],
    plans: [],
    lives: [],
    recordings: [],
    assignments: [],
    exams: [],
    resources: [],
  }
}

/**
 * Days count from the anchor. Without a day the item is available from the start, as in a recorded course.
 */
export type PlanStep =
  | {
      kind: 'class'
      day: number
      title: string
      time: readonly [from: string, to: string]
      /** Former start, when the time was changed. */
      movedFrom?: string
      chapters?: { at: number; title: string }[]
      topics?: string[]
    }
  | { kind: 'video'; day?: number; title: string; isFree?: boolean }
  | { kind: 'task'; day: number; no: number; title: string; marks: number; text?: string; rubric?: string[] }
  | {
      kind: 'exam'
      day: number
      key: string
      type: ExamKind
      title: string
      opens: string
      closes: { day: number; at: string }
      minutes: number
      questions: number
      marks: number
    }

export interface ModuleDraft {
  title: string
  short?: string
  /** When it opens; omitted: from the start. */
  opensOn?: number
  steps: readonly PlanStep[]
}

export interface SeededBatch {
  /** Short prefix of all ids within the batch: `fs12`. */
  key: string
  batch: string
  course: string
  teacher: string
  calendar: Calendar
  /** Recordings of a recorded or free course belong to the course, not to one batch. */
  recordingType?: 'batch' | 'course' | 'free'
}

const CHAPTERS = [
  { at: 0, title: 'আগের ক্লাসের রিভিশন' },
  { at: 780, title: 'নতুন ধারণা' },
  { at: 2100, title: 'হাতে-কলমে' },
  { at: 3900, title: 'ভুল খোঁজা' },
  { at: 4680, title: 'প্রশ্নোত্তর' },
]

const RULES =
  '<ul><li>নিজের কোড নিজে লিখুন; যেখান থেকে সাহায্য নিয়েছেন, README-তে জানান।</li><li>একটি zip ফাইলে জমা দিন।</li></ul>'

export const ACCEPTED_FILES = ['.zip', '.pdf', '.js', '.jsx', '.md', '.txt', '.png', '.jpg', '.webp']

/** It becomes readable a week before the deadline. */
const TASK_OPENS_BEFORE = 7

export function buildBatchRows(place: SeededBatch, modules: readonly ModuleDraft[]): BatchRows {
  const rows = buildEmptyRows()
  const counters = { class: 0, video: 0 }
  let dayNo = 0
  modules.forEach((draft, index) => {
    const moduleId = `module-${place.key}-${index + 1}`
    rows.modules.push({
      _id: moduleId,
      batch: place.batch,
      title: draft.title,
      short_title: draft.short ?? draft.title,
      order: index + 1,
      starts_at: draft.opensOn === undefined ? null : place.calendar.at(draft.opensOn, '00:00'),
    })
    // Steps are sorted by day; those of one day keep their written order.
    for (const step of draft.steps.toSorted((one, other) => (one.day ?? 0) - (other.day ?? 0))) {
      dayNo += 1
      const planId = `plan-${place.key}-${dayNo}`
      rows.plans.push({
        _id: planId,
        batch: place.batch,
        module: moduleId,
        title: step.title,
        description: `<p>${step.title}</p>`,
        instructions: '<p>ক্লাসের আগে মডিউলের রিসোর্সগুলো একবার দেখে নিন।</p>',
        day_no: dayNo,
        date: step.day === undefined ? null : place.calendar.day(step.day),
      })
      addItem(rows, place, step, { batch: place.batch, module: moduleId, study_plan: planId }, counters)
    }
  })
  return rows
}

interface PlanIds {
  batch: string
  module: string
  study_plan: string
}

type Counters = Record<'class' | 'video', number>

function addItem(
  rows: BatchRows,
  place: SeededBatch,
  step: PlanStep,
  placeInPlan: PlanIds,
  counters: Counters,
): void {
  switch (step.kind) {
    case 'class':
      counters.class += 1
      addClass(rows, place, step, placeInPlan, counters.class)
      break
    case 'video':
      counters.video += 1
      rows.recordings.push(buildVideoRow(place, step, placeInPlan, counters.video))
      break
    case 'task':
      rows.assignments.push(buildTaskRow(place, step, placeInPlan))
      break
    case 'exam':
      rows.exams.push(buildExamRow(place, step, placeInPlan))
  }
}

type PlanStepOf<K extends PlanStep['kind']> = Extract<PlanStep, { kind: K }>

function buildVideoRow(
  place: SeededBatch,
  step: PlanStepOf<'video'>,
  placeInPlan: PlanIds,
  no: number,
): BatchRows['recordings'][number] {
  return {
    _id: `recording-${place.key}-v${no}`,
    ...placeInPlan,
    course: place.course,
    title: step.title,
    teacher: place.teacher,
    recording_type: place.recordingType ?? 'batch',
    duration: LENGTHS.lesson,
    stream: getStreamPath('lesson'),
    chapters: [{ at: 0, title: step.title }],
    is_free: step.isFree ?? false,
    recorded_at: place.calendar.at(step.day ?? -300, '12:00'),
    order: no,
  }
}

function buildTaskRow(
  { key, calendar }: SeededBatch,
  step: PlanStepOf<'task'>,
  placeInPlan: PlanIds,
): BatchRows['assignments'][number] {
  const rubric = step.rubric ?? []
  return {
    _id: `assignment-${key}-${step.no}`,
    ...placeInPlan,
    title: `অ্যাসাইনমেন্ট ${formatNumber(step.no)}: ${step.title}`,
    description: `<p>${step.text ?? step.title}</p>${RULES}`,
    last_submission_date: calendar.at(step.day, '23:59'),
    marks: step.marks,
    rubric: rubric.map((title, at) => ({
      _id: `${key}-${step.no}-${at + 1}`,
      title,
      marks: step.marks / rubric.length,
    })),
    accepts: ACCEPTED_FILES,
    has_project: key.startsWith('fs'),
    created_at: calendar.at(step.day - TASK_OPENS_BEFORE, '10:00'),
  }
}

function buildExamRow(
  { key, course, calendar }: SeededBatch,
  step: PlanStepOf<'exam'>,
  placeInPlan: PlanIds,
): BatchRows['exams'][number] {
  return {
    _id: `exam-${key}-${step.key}`,
    ...placeInPlan,
    course,
    title: step.title,
    description: `<p>${step.title}</p>`,
    instructions: '<p>শুরু করলে সময় চলতে থাকবে। মাঝখানে পেজ বন্ধ হলেও আবার এখান থেকেই শুরু করতে পারবেন।</p>',
    kind: step.type,
    duration: step.minutes,
    marks: step.marks,
    question_count: step.questions,
    opens_at: calendar.at(step.day, step.opens),
    closes_at: calendar.at(step.closes.day, step.closes.at),
    created_at: calendar.at(step.day - TASK_OPENS_BEFORE, '10:00'),
  }
}

function addClass(
  rows: BatchRows,
  place: SeededBatch,
  step: PlanStepOf<'class'>,
  placeInPlan: PlanIds,
  no: number,
): void {
  const { key, calendar, teacher, course } = place
  const [from, to] = step.time
  const isOver = step.day < 0
  const recordingId = `recording-${key}-${no}`
  const title = `ক্লাস ${formatNumber(no)}: ${step.title}`
  rows.lives.push({
    _id: `live-${key}-${no}`,
    ...placeInPlan,
    title,
    description: `<p>${step.title}: ধারণা, উদাহরণ আর হাতে-কলমে অনুশীলন।</p>`,
    topics: step.topics ?? [step.title, 'হাতে-কলমে অনুশীলন', 'প্রশ্নোত্তর'],
    teacher,
    class_no: no,
    starts_at: calendar.at(step.day, from),
    ends_at: calendar.at(step.day, to),
    moved_from: step.movedFrom === undefined ? null : calendar.at(step.day, step.movedFrom),
    joined_count: isOver ? 96 + ((no * 7) % 22) : 0,
    recording: isOver ? recordingId : null,
  })
  if (!isOver) return
  rows.recordings.push({
    _id: recordingId,
    ...placeInPlan,
    course,
    live: `live-${key}-${no}`,
    title,
    teacher,
    recording_type: 'batch',
    duration: LENGTHS.class,
    stream: getStreamPath('class'),
    chapters: step.chapters ?? CHAPTERS,
    recorded_at: calendar.at(step.day, from),
    order: no,
  })
}
