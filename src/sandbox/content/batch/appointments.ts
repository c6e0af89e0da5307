/**
 * Appointments of a person's batches by time: classes, deadlines, exams. (spec 3 Upcoming classes filters)
 */

import type * as v from 'valibot'
import type { Appointment } from '#src/api/shapes/live.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import type { Person } from '../../database/tables/person.ts'
import { sortOldestFirst } from '../../kernel/list.ts'
import { readPeople, type ShownPerson } from '../people.ts'
import type { Services } from '../services.ts'
import {
  showBatchMark,
  type BatchData,
  showModuleMark,
  readBatch,
  readLearnerRecords,
  listReadableBatchIds,
} from './batch-data.ts'
import { isDone, type LearnerView, showExam, showTask } from './item-state.ts'
import { readLearnerView } from './study-plan-view.ts'

export type ShownAppointment = v.InferInput<typeof Appointment>

export interface AppointmentFilter {
  batch?: string | undefined
  /** Only today's. */
  today?: boolean | undefined
  /** Only those in a module, which excludes support classes and talks. */
  is_module?: boolean | undefined
  study_plan?: string | undefined
  /** Past ones, newest first. */
  previous?: boolean | undefined
}

interface PlacedAppointment {
  shown: ShownAppointment
  isOver: boolean
  study_plan: string | null
}

type People = ReadonlyMap<string, ShownPerson>

function showPlace(
  { batchData }: LearnerView,
  module: string | null,
): Pick<ShownAppointment, 'batch' | 'module'> {
  return { batch: showBatchMark(batchData), module: showModuleMark(batchData.modules, module) }
}

function listClasses(view: LearnerView, people: People): PlacedAppointment[] {
  const planned = view.batchData.lives.filter(({ is_cancelled }) => !is_cancelled)
  return planned.map((row) => ({
    isOver: getLiveState(row.starts_at, view.now, row.ends_at) === 'ended',
    study_plan: row.study_plan,
    shown: {
      ...showPlace(view, row.module),
      _id: row._id,
      kind: 'live',
      title: row.title,
      teacher: people.get(row.teacher ?? '') ?? null,
      at: row.starts_at,
      end_at: row.ends_at,
      moved_from: row.moved_from,
    },
  }))
}

/** Excludes submitted work. */
function listTasks(view: LearnerView): PlacedAppointment[] {
  return view.batchData.assignments.flatMap((row): PlacedAppointment[] => {
    const { last_submission_date: at, module, study_plan, _id, title } = row
    if (at === null || isDone(showTask(row, view))) return []
    return [
      {
        isOver: at <= view.now,
        study_plan,
        shown: { ...showPlace(view, module), _id, kind: 'assignment', title, at },
      },
    ]
  })
}

function listExams(view: LearnerView): PlacedAppointment[] {
  return view.batchData.exams.flatMap((row): PlacedAppointment[] => {
    const { opens_at, closes_at, module, study_plan, _id, title, duration, question_count } = row
    const { exam_kind, ...item } = showExam(row, view)
    if (opens_at === null || isDone(item)) return []
    const isOver = closes_at !== null && closes_at <= view.now
    const shown: ShownAppointment = {
      ...showPlace(view, module),
      _id,
      kind: 'exam',
      exam_kind,
      title,
      at: opens_at,
      end_at: closes_at,
      minutes: duration,
      question_count,
    }
    return [{ isOver, study_plan, shown }]
  })
}

function matchesFilter(
  { shown, isOver, study_plan }: PlacedAppointment,
  filter: AppointmentFilter,
  now: string,
): boolean {
  if (isOver !== (filter.previous ?? false)) return false
  if (filter.today && getDhakaDay(shown.at) !== getDhakaDay(now)) return false
  if (filter.is_module && !shown.module) return false
  return filter.study_plan === undefined || study_plan === filter.study_plan
}

async function listBatchAppointments(
  batchData: BatchData,
  person: Person,
  onlyClasses: boolean,
  parts: Services,
): Promise<PlacedAppointment[]> {
  const view = await readLearnerView(
    batchData,
    await readLearnerRecords(person._id, batchData, parts.db),
    parts,
  )
  const teachers = batchData.lives.flatMap(({ teacher }) => teacher ?? [])
  const classes = listClasses(view, await readPeople(teachers, parts))
  return onlyClasses ? classes : [...classes, ...listTasks(view), ...listExams(view)]
}

export async function listAppointments(
  filter: AppointmentFilter,
  person: Person,
  parts: Services,
  onlyClasses = false,
): Promise<ShownAppointment[]> {
  const all: PlacedAppointment[] = []
  for (const id of await listReadableBatchIds(filter.batch, person, parts.db))
    all.push(...(await listBatchAppointments(await readBatch(id, parts.db), person, onlyClasses, parts)))
  const wanted = all
    .filter((placed) => matchesFilter(placed, filter, parts.clock.iso()))
    .map(({ shown }) => shown)
  const inTime = sortOldestFirst(wanted, ({ at }) => at)
  return filter.previous ? inTime.toReversed() : inTime
}
