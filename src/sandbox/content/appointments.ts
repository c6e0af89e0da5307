/** Everything with an hour: classes, hand-ins, exams of one's batches, in the order of time. (spec 3 Upcoming classes filters) */
import type * as v from 'valibot'
import type { Appointment } from '#src/api/shapes/live.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import type { Person } from '../kernel/handler.ts'
import { batchMark, type BatchWorld, enterBatch, moduleMark, ownBatchIds, readBatch, readDoings } from './batch-world.ts'
import { isDone, type Setting, showExam, showTask } from './item-state.ts'
import type { Parts } from './parts.ts'
import { peopleById, type ShownPerson } from './person-shown.ts'
import { settingOf } from './study-way.ts'

export type Shown = v.InferInput<typeof Appointment>

export interface Wish {
  batch?: string | undefined
  /** Only those of today. */
  today?: boolean | undefined
  /** Only those that belong to a module: support classes and talks do not. */
  is_module?: boolean | undefined
  study_plan?: string | undefined
  /** Those that are over, newest first. */
  previous?: boolean | undefined
}

interface Placed {
  shown: Shown
  isOver: boolean
  study_plan: string | null
}

type People = ReadonlyMap<string, ShownPerson>

function shared({ world }: Setting, module: string | null): Pick<Shown, 'batch' | 'module'> {
  return { batch: batchMark(world), module: moduleMark(world.modules, module) }
}

function classesOf(setting: Setting, people: People): Placed[] {
  const planned = setting.world.lives.filter(({ is_cancelled }) => !is_cancelled)
  return planned.map((row) => ({
    isOver: getLiveState(row.starts_at, setting.now, row.ends_at) === 'ended',
    study_plan: row.study_plan,
    shown: {
      ...shared(setting, row.module),
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
function tasksOf(setting: Setting): Placed[] {
  return setting.world.assignments.flatMap((row): Placed[] => {
    const { last_submission_date: at, module, study_plan, _id, title } = row
    if (at === null || isDone(showTask(row, setting))) return []
    return [{ isOver: at <= setting.now, study_plan, shown: { ...shared(setting, module), _id, kind: 'assignment', title, at } }]
  })
}

function examsOf(setting: Setting): Placed[] {
  return setting.world.exams.flatMap((row): Placed[] => {
    const { opens_at, closes_at, module, study_plan, _id, title, duration, question_count } = row
    const { exam_kind, ...item } = showExam(row, setting)
    if (opens_at === null || isDone(item)) return []
    const isOver = closes_at !== null && closes_at <= setting.now
    const shown: Shown = {
      ...shared(setting, module),
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

function isWanted({ shown, isOver, study_plan }: Placed, wish: Wish, now: string): boolean {
  if (isOver !== (wish.previous ?? false)) return false
  if (wish.today && getDhakaDay(shown.at) !== getDhakaDay(now)) return false
  if (wish.is_module && !shown.module) return false
  return wish.study_plan === undefined || study_plan === wish.study_plan
}

async function batchesFor(wish: Wish, person: Person, { db }: Pick<Parts, 'db'>): Promise<string[]> {
  if (wish.batch !== undefined) {
    await enterBatch(wish.batch, person, db)
    return [wish.batch]
  }
  return ownBatchIds(person, db)
}

async function inBatch(world: BatchWorld, person: Person, onlyClasses: boolean, parts: Parts): Promise<Placed[]> {
  const setting = await settingOf(world, await readDoings(person._id, world, parts.db), parts)
  const teachers = world.lives.flatMap(({ teacher }) => teacher ?? [])
  const classes = classesOf(setting, await peopleById(teachers, parts))
  return onlyClasses ? classes : [...classes, ...tasksOf(setting), ...examsOf(setting)]
}

export async function appointments(wish: Wish, person: Person, parts: Parts, onlyClasses = false): Promise<Shown[]> {
  const all: Placed[] = []
  for (const id of await batchesFor(wish, person, parts))
    all.push(...(await inBatch(await readBatch(id, parts.db), person, onlyClasses, parts)))
  const wanted = all.filter((placed) => isWanted(placed, wish, parts.clock.iso())).map(({ shown }) => shown)
  const inTime = wanted.toSorted((one, other) => one.at.localeCompare(other.at))
  return wish.previous ? inTime.toReversed() : inTime
}
