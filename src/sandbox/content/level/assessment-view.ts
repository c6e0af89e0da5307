/** Assessments and levels for guests and learners. (spec 7 Assessments, ruling R31) */

import { isNotNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type {
  Assessment,
  AssessmentCard,
  Level,
  OwnAssessmentCard,
  OwnLevel,
} from '#src/api/shapes/assessment.ts'
import type { LevelRow } from '../../database/tables/assessment.ts'
import { category, type CategoryRow } from '../../database/tables/catalogue.ts'
import { submission } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { showCategoryMark } from '../catalogue/catalogue.ts'
import { convertCurrency } from '../commerce/currency.ts'
import { readPeople, type ShownPerson } from '../people.ts'
import type { Services } from '../services.ts'
import {
  type LevelHistory,
  type AssessmentWithLevels,
  NO_HISTORY,
  countQuestions,
  readLevelHistory,
  readAssessments,
  getLevelProgress,
} from './level-progress.ts'

export type ShownCard = v.InferInput<typeof AssessmentCard>
type About = Pick<v.InferInput<typeof Assessment>, 'description' | 'outcomes' | 'teachers'>

/** All data that a reply about assessments needs, read together. */
export interface AssessmentCatalogue {
  assessments: readonly AssessmentWithLevels[]
  categories: readonly CategoryRow[]
  history: LevelHistory
  card: (assessment: AssessmentWithLevels) => ShownCard
  ownCard: (assessment: AssessmentWithLevels) => v.InferInput<typeof OwnAssessmentCard>
  about: (assessment: AssessmentWithLevels) => About
  ownLevel: (level: LevelRow, assessment: AssessmentWithLevels) => v.InferInput<typeof OwnLevel>
}

export function showLevel(row: LevelRow): v.InferInput<typeof Level> {
  const { _id, no, title, text, assessment, marks, pass_percent, price, price_real, tries } = row
  const topics = row.sections.map((section) => section.title)
  const duration = row.duration === 0 ? null : row.duration
  return {
    _id,
    no,
    title,
    text,
    assessment,
    topics,
    question_count: countQuestions(row),
    duration,
    marks,
    pass_percent,
    price,
    price_real,
    tries,
  }
}

/** Price of all levels together; null if one of them is not for sale. */
function sumOf(levels: readonly LevelRow[], priceOf: (row: LevelRow) => number | null): number | null {
  const prices = levels.map(priceOf)
  return prices.includes(null) ? null : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)
}

function showCard(assessment: AssessmentWithLevels, subject: CategoryRow, learnerCount: number): ShownCard {
  const { levels } = assessment
  return {
    _id: assessment._id,
    title: assessment.title,
    text: assessment.text,
    category: showCategoryMark(subject),
    level_count: levels.length,
    free_level_count: levels.filter(({ price }) => price === 0).length,
    question_count: levels.reduce((sum, row) => sum + countQuestions(row), 0),
    learner_count: learnerCount,
    price: sumOf(levels, ({ price }) => price),
    price_real: sumOf(levels, ({ price, price_real }) => price_real ?? price),
  }
}

/** Every level is open to its teacher. */
function asTeacher(shown: v.InferInput<typeof OwnLevel>): v.InferInput<typeof OwnLevel> {
  return { ...shown, state: 'open', reason: '', is_owned: true }
}

function showOwnLevel(
  level: LevelRow,
  assessment: AssessmentWithLevels,
  history: LevelHistory,
): v.InferInput<typeof OwnLevel> {
  const { state, reason, isOwned, stars, best, used, left, last } = getLevelProgress(
    level,
    assessment,
    history,
  )
  return {
    ...showLevel(level),
    state,
    reason,
    is_owned: isOwned,
    stars,
    best_mark: best,
    tries_used: used,
    tries_left: left,
    retry_price: level.retry_price,
    abroad: (['INR', 'USD'] as const).map((currency) => ({
      currency,
      price: level.price === null ? null : convertCurrency(level.price, currency),
      retry_price: level.retry_price === null ? null : convertCurrency(level.retry_price, currency),
    })),
    submission: last?._id ?? null,
  }
}

function buildOwnPart(assessment: AssessmentWithLevels, history: LevelHistory) {
  const { levels } = assessment
  const progress = levels.map((row) => ({ row, ...getLevelProgress(row, assessment, history) }))
  const next = progress.find(({ state }) => state !== 'passed')?.row
  return {
    is_enrolled: progress.some(
      ({ used, row }) => used > 0 || history.grants.some((grant) => grant.level === row._id),
    ),
    owned_count: progress.filter(({ isOwned }) => isOwned).length,
    passed_count: progress.filter(({ state, stars }) => state === 'passed' || stars > 0).length,
    stars: progress.reduce((sum, { stars }) => sum + stars, 0),
    next_level: next ? { _id: next._id, no: next.no, title: next.title } : null,
  }
}

async function countLearners({ db }: Pick<Services, 'db'>): Promise<(levels: readonly LevelRow[]) => number> {
  const tries = await db
    .select({ person: submission.person, level: submission.level })
    .from(submission)
    .where(isNotNull(submission.level))
  return (levels) =>
    new Set(tries.filter(({ level }) => levels.some(({ _id }) => _id === level)).map(({ person }) => person))
      .size
}

/** For a teacher, the teacher's own assessments; for everybody else all published ones. */
export async function readAssessmentCatalogue(
  person: Person | undefined,
  parts: Services,
): Promise<AssessmentCatalogue> {
  const isTeacher = person?.role === 'teacher'
  const assessments = (await readAssessments(parts)).filter(
    (one) => !isTeacher || one.teachers.includes(person._id),
  )
  const categories = await parts.db.select().from(category)
  const teachers: ReadonlyMap<string, ShownPerson> = await readPeople(
    assessments.flatMap((one) => one.teachers),
    parts,
  )
  const history = person && !isTeacher ? await readLevelHistory(person._id, parts) : NO_HISTORY
  const countOf = await countLearners(parts)
  const buildCard = (assessment: AssessmentWithLevels) => {
    const subject = categories.find(({ _id }) => _id === assessment.category)
    if (!subject) throw new Error(`The assessment ${assessment._id} has no category`)
    return showCard(assessment, subject, countOf(assessment.levels))
  }
  return {
    assessments,
    categories: categories.filter(({ _id }) => assessments.some((one) => one.category === _id)),
    history,
    card: buildCard,
    ownCard: (assessment) => ({ ...buildCard(assessment), ...buildOwnPart(assessment, history) }),
    about: (one) => ({
      description: one.description,
      outcomes: one.outcomes,
      teachers: one.teachers.flatMap((id) => teachers.get(id) ?? []),
    }),
    ownLevel: (level, assessment) => {
      const shown = showOwnLevel(level, assessment, history)
      return isTeacher ? asTeacher(shown) : shown
    },
  }
}
