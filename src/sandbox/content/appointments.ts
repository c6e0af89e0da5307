/** Everything with an hour: classes, hand-ins, exams of one's batches, in the order of time. (spec 3 Upcoming classes filters) */
import type * as v from 'valibot'
import type { Appointment } from '#src/api/shapes/live.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import type { Person } from '../kernel/handler.ts'
import { showBatchMark, type BatchData, assertBatchAccess, showModuleMark, listOwnBatchIds, readBatch, readLearnerRecords } from './batch-world.ts'
import { isDone, type LearnerView, showExam, showTask } from './item-state.ts'
import type { Services } from './parts.ts'
import { readPeople, type ShownPerson } from './person-shown.ts'
import { readLearnerView } from './study-way.ts'

export type ShownAppointment = v.InferInput<typeof Appointment>

export interface AppointmentFilter {
  batch?: string | undefined
  /** Only those of today. */
  today?: boolean | undefined
  /** Only those that belong to a module: support classes and talks do not. */
  is_module?: boolean | undefined
  study_plan?: string | undefined
  /** Those that are over, newest first. */
  previous?: boolean | undefined
}

interface PlacedAppointment {
  shown: ShownAppointment
  isOver: boolean
  study_plan: string | null
}

type People = ReadonlyMap<string, ShownPerson>

function showPlace({ world }: LearnerView, module: string | null): Pick<ShownAppointment, 'batch' | 'module'> {
  return { batch: showBatchMark(world), module: showModuleMark(world.modules, module) }
}

function listClasses(setting: LearnerView, people: People): PlacedAppointment[] {
  const planned = setting.world.lives.filter(({ is_cancelled }) => !is_cancelled)
  return planned.map((row) => ({
    isOver: getLiveState(row.starts_at, setting.now, row.ends_at) === 'ended',
    study_plan: row.study_plan,
    shown: {
      ...showPlace(setting, row.module),
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

/** What is handed in already is no appointment any more. */
function listTasks(setting: LearnerView): PlacedAppointment[] {
  return setting.world.assignments.flatMap((row): PlacedAppointment[] => {
    const { last_submission_date: at, module, study_plan, _id, title } = row
    if (at === null || isDone(showTask(row, setting))) return []
    return [{ isOver: at <= setting.now, study_plan, shown: { ...showPlace(setting, module), _id, kind: 'assignment', title, at } }]
  })
}

function listExams(setting: LearnerView): PlacedAppointment[] {
  return setting.world.exams.flatMap((row): PlacedAppointment[] => {
    const { opens_at, closes_at, module, study_plan, _id, title, duration, question_count } = row
    const { exam_kind, ...item } = showExam(row, setting)
    if (opens_at === null || isDone(item)) return []
    const isOver = closes_at !== null && closes_at <= setting.now
    const shown: ShownAppointment = {
      ...showPlace(setting, module),
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

function matchesFilter({ shown, isOver, study_plan }: PlacedAppointment, wish: AppointmentFilter, now: string): boolean {
  if (isOver !== (wish.previous ?? false)) return false
  if (wish.today && getDhakaDay(shown.at) !== getDhakaDay(now)) return false
  if (wish.is_module && !shown.module) return false
  return wish.study_plan === undefined || study_plan === wish.study_plan
}

async function listWantedBatches(wish: AppointmentFilter, person: Person, { db }: Pick<Services, 'db'>): Promise<string[]> {
  if (wish.batch !== undefined) {
    await assertBatchAccess(wish.batch, person, db)
    return [wish.batch]
  }
  return listOwnBatchIds(person, db)
}

async function listBatchAppointments(world: BatchData, person: Person, onlyClasses: boolean, parts: Services): Promise<PlacedAppointment[]> {
  const setting = await readLearnerView(world, await readLearnerRecords(person._id, world, parts.db), parts)
  const teachers = world.lives.flatMap(({ teacher }) => teacher ?? [])
  const classes = listClasses(setting, await readPeople(teachers, parts))
  return onlyClasses ? classes : [...classes, ...listTasks(setting), ...listExams(setting)]
}

export async function listAppointments(wish: AppointmentFilter, person: Person, parts: Services, onlyClasses = false): Promise<ShownAppointment[]> {
  const all: PlacedAppointment[] = []
  for (const id of await listWantedBatches(wish, person, parts))
    all.push(...(await listBatchAppointments(await readBatch(id, parts.db), person, onlyClasses, parts)))
  const wanted = all.filter((placed) => matchesFilter(placed, wish, parts.clock.iso())).map(({ shown }) => shown)
  const inTime = wanted.toSorted((one, other) => one.at.localeCompare(other.at))
  return wish.previous ? inTime.toReversed() : inTime
}
