/** Assessments and levels as guests and as learners see them. (spec 7 Assessments, ruling R31) */
import { isNotNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Assessment, AssessmentCard, Level, OwnAssessmentCard, OwnLevel } from '#src/api/shapes/assessment.ts'
import { category } from '../database/tables/catalogue.ts'
import { submission } from '../database/tables/learning.ts'
import type { Person } from '../kernel/handler.ts'
import { type CategoryRow, showCategoryMark } from './catalogue.ts'
import { convertCurrency } from './currency.ts'
import { type LevelHistory, type AssessmentWithLevels, type LevelRow, NO_HISTORY, countQuestions, readLevelHistory, readAssessments, getLevelProgress } from './ladder.ts'
import type { Services } from './parts.ts'
import { readPeople, type ShownPerson } from './person-shown.ts'

export type ShownCard = v.InferInput<typeof AssessmentCard>
type About = Pick<v.InferInput<typeof Assessment>, 'description' | 'outcomes' | 'teachers'>

/** Everything that one reply about assessments needs, read together. */
export interface Shelf {
  ladders: readonly AssessmentWithLevels[]
  categories: readonly CategoryRow[]
  climb: LevelHistory
  card: (ladder: AssessmentWithLevels) => ShownCard
  ownCard: (ladder: AssessmentWithLevels) => v.InferInput<typeof OwnAssessmentCard>
  about: (ladder: AssessmentWithLevels) => About
  ownLevel: (of: LevelRow, ladder: AssessmentWithLevels) => v.InferInput<typeof OwnLevel>
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

/** The whole ladder's price; none where one of its levels cannot be bought. */
function sumOf(levels: readonly LevelRow[], priceOf: (row: LevelRow) => number | null): number | null {
  const prices = levels.map(priceOf)
  return prices.includes(null) ? null : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)
}

function showCard({ of, levels }: AssessmentWithLevels, subject: CategoryRow, learnerCount: number): ShownCard {
  return {
    _id: of._id,
    title: of.title,
    text: of.text,
    category: showCategoryMark(subject),
    level_count: levels.length,
    free_level_count: levels.filter(({ price }) => price === 0).length,
    question_count: levels.reduce((sum, row) => sum + countQuestions(row), 0),
    learner_count: learnerCount,
    price: sumOf(levels, ({ price }) => price),
    price_real: sumOf(levels, ({ price, price_real }) => price_real ?? price),
  }
}

/** To its teacher every level stands open. */
function asTeacher(shown: v.InferInput<typeof OwnLevel>): v.InferInput<typeof OwnLevel> {
  return { ...shown, state: 'open', reason: '', is_owned: true }
}

function showOwnLevel(of: LevelRow, ladder: AssessmentWithLevels, climb: LevelHistory): v.InferInput<typeof OwnLevel> {
  const { state, reason, isOwned, stars, best, used, left, last } = getLevelProgress(of, ladder, climb)
  return {
    ...showLevel(of),
    state,
    reason,
    is_owned: isOwned,
    stars,
    best_mark: best,
    tries_used: used,
    tries_left: left,
    retry_price: of.retry_price,
    abroad: (['INR', 'USD'] as const).map((currency) => ({
      currency,
      price: of.price === null ? null : convertCurrency(of.price, currency),
      retry_price: of.retry_price === null ? null : convertCurrency(of.retry_price, currency),
    })),
    submission: last?._id ?? null,
  }
}

function ownPart(ladder: AssessmentWithLevels, climb: LevelHistory) {
  const { levels } = ladder
  const standings = levels.map((row) => ({ row, ...getLevelProgress(row, ladder, climb) }))
  const next = standings.find(({ state }) => state !== 'passed')?.row
  return {
    is_enrolled: standings.some(({ used, row }) => used > 0 || climb.grants.some((grant) => grant.level === row._id)),
    owned_count: standings.filter(({ isOwned }) => isOwned).length,
    passed_count: standings.filter(({ state, stars }) => state === 'passed' || stars > 0).length,
    stars: standings.reduce((sum, { stars }) => sum + stars, 0),
    next_level: next ? { _id: next._id, no: next.no, title: next.title } : null,
  }
}

async function learnerCounts({ db }: Pick<Services, 'db'>): Promise<(levels: readonly LevelRow[]) => number> {
  const tries = await db.select({ person: submission.person, level: submission.level }).from(submission).where(isNotNull(submission.level))
  return (levels) => new Set(tries.filter(({ level }) => levels.some(({ _id }) => _id === level)).map(({ person }) => person)).size
}

/** For a teacher: the assessments he teaches; for everybody else all that are published. */
export async function readShelf(person: Person | undefined, parts: Services): Promise<Shelf> {
  const isTeacher = person?.role === 'teacher'
  const ladders = (await readAssessments(parts)).filter(({ of }) => !isTeacher || of.teachers.includes(person._id))
  const categories = await parts.db.select().from(category)
  const teachers: ReadonlyMap<string, ShownPerson> = await readPeople(
    ladders.flatMap(({ of }) => of.teachers),
    parts,
  )
  const climb = person && !isTeacher ? await readLevelHistory(person._id, parts) : NO_HISTORY
  const countOf = await learnerCounts(parts)
  const card = (ladder: AssessmentWithLevels) => {
    const subject = categories.find(({ _id }) => _id === ladder.of.category)
    if (!subject) throw new Error(`The assessment ${ladder.of._id} has no category`)
    return showCard(ladder, subject, countOf(ladder.levels))
  }
  return {
    ladders,
    categories: categories.filter(({ _id }) => ladders.some(({ of }) => of.category === _id)),
    climb,
    card,
    ownCard: (ladder) => ({ ...card(ladder), ...ownPart(ladder, climb) }),
    about: ({ of }) => ({
      description: of.description,
      outcomes: of.outcomes,
      teachers: of.teachers.flatMap((id) => teachers.get(id) ?? []),
    }),
    ownLevel: (of, ladder) => {
      const shown = showOwnLevel(of, ladder, climb)
      return isTeacher ? asTeacher(shown) : shown
    },
  }
}
