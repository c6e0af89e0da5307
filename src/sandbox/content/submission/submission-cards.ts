/** Rows of the submission lists; data shared by several rows is read once. (rulings R34, R35) */

import { inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { level } from '../../database/tables/assessment.ts'
import { assignment, exam } from '../../database/tables/item.ts'
import type { SubmissionRow } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { readBatchMarks } from '../batch/batch-data.ts'
import { getRetestState } from '../exam/exam-access.ts'
import { readPeople, type ShownPerson } from '../people.ts'
import type { Services } from '../services.ts'
import { isClosedByDeadline } from './attempt.ts'

type Card = v.InferInput<typeof SubmissionCard>
type Mark = NonNullable<Card['batch']>

interface CardSources {
  people: ReadonlyMap<string, ShownPerson>
  batches: ReadonlyMap<string, Mark>
  /** By exam, assignment or level; `shows` means that a learner may see the result. */
  items: ReadonlyMap<string, { title: string; shows: boolean }>
}

export function getSubmissionState(row: SubmissionRow): Card['state'] {
  if (row.checked_at !== null) return 'checked'
  if (row.submitted_at === null) return 'open'
  return isClosedByDeadline(row) ? 'closed' : 'handed-in'
}

function listIds(rows: readonly SubmissionRow[], field: 'exam' | 'assignment' | 'level' | 'batch'): string[] {
  return [...new Set(rows.flatMap((row) => row[field] ?? []))]
}

async function readCardSources(rows: readonly SubmissionRow[], parts: Services): Promise<CardSources> {
  const { db } = parts
  const [exams, tasks] = [listIds(rows, 'exam'), listIds(rows, 'assignment')]
  const examShape = { _id: exam._id, title: exam.title, shows: exam.shows_result }
  const titles =
    exams.length === 0 ? [] : await db.select(examShape).from(exam).where(inArray(exam._id, exams))
  const taskShape = { _id: assignment._id, title: assignment.title }
  const taskTitles =
    tasks.length === 0
      ? []
      : await db.select(taskShape).from(assignment).where(inArray(assignment._id, tasks))
  const levels = listIds(rows, 'level')
  const levelShape = { _id: level._id, title: level.title }
  const levelTitles =
    levels.length === 0 ? [] : await db.select(levelShape).from(level).where(inArray(level._id, levels))
  const shown = [...taskTitles, ...levelTitles].map((one) => ({ ...one, shows: true }))
  return {
    people: await readPeople(
      rows.map(({ person }) => person),
      parts,
    ),
    batches: await readBatchMarks(listIds(rows, 'batch'), parts.db),
    items: new Map([...titles, ...shown].map((one) => [one._id, one])),
  }
}

function showCard(row: SubmissionRow, reader: Person, { people, batches, items }: CardSources): Card {
  const item = items.get(row.exam ?? row.assignment ?? row.level ?? '')
  const isMarkShown = row.checked_at !== null && (reader.role === 'teacher' || item?.shows === true)
  return {
    _id: row._id,
    kind: row.kind as Card['kind'],
    title: item?.title ?? '',
    state: getSubmissionState(row),
    exam: row.exam,
    assignment: row.assignment,
    batch: batches.get(row.batch ?? '') ?? null,
    learner: people.get(row.person) ?? { _id: row.person },
    version: row.version,
    started_at: row.started_at,
    submitted_at: row.submitted_at,
    is_late: row.is_late,
    late_delivery: row.late_delivery,
    mark: isMarkShown ? row.obtained : null,
    marks: row.full_marks,
    try_no: row.try_no,
    retest: getRetestState(row),
  }
}

export async function showCards(
  rows: readonly SubmissionRow[],
  reader: Person,
  parts: Services,
): Promise<Card[]> {
  const shared = await readCardSources(rows, parts)
  return rows.map((row) => showCard(row, reader, shared))
}
