/** Assessments and levels as guests and as learners see them. (spec 7 Assessments, ruling R31) */
import { isNotNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Assessment, AssessmentCard, Level, OwnAssessmentCard, OwnLevel } from '#src/api/shapes/assessment.ts'
import { category } from '../database/tables/catalogue.ts'
import { submission } from '../database/tables/learning.ts'
import type { Person } from '../kernel/handler.ts'
import { type CategoryRow, markOf } from './catalogue.ts'
import { inCurrency } from './currency.ts'
import { type Climb, type Ladder, type LevelRow, NO_CLIMB, questionCount, readClimb, readLadders, standingOf } from './ladder.ts'
import type { Parts } from './parts.ts'
import { peopleById, type ShownPerson } from './person-shown.ts'

export type ShownCard = v.InferInput<typeof AssessmentCard>
type About = Pick<v.InferInput<typeof Assessment>, 'description' | 'outcomes' | 'teachers'>

/** Everything that one reply about assessments needs, read together. */
export interface Shelf {
  ladders: readonly Ladder[]
  categories: readonly CategoryRow[]
  climb: Climb
  card: (ladder: Ladder) => ShownCard
  ownCard: (ladder: Ladder) => v.InferInput<typeof OwnAssessmentCard>
  about: (ladder: Ladder) => About
  ownLevel: (of: LevelRow, ladder: Ladder) => v.InferInput<typeof OwnLevel>
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
    question_count: questionCount(row),
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

function showCard({ of, levels }: Ladder, subject: CategoryRow, learnerCount: number): ShownCard {
  return {
    _id: of._id,
    title: of.title,
    text: of.text,
    category: markOf(subject),
    level_count: levels.length,
    free_level_count: levels.filter(({ price }) => price === 0).length,
    question_count: levels.reduce((sum, row) => sum + questionCount(row), 0),
    learner_count: learnerCount,
    price: sumOf(levels, ({ price }) => price),
    price_real: sumOf(levels, ({ price, price_real }) => price_real ?? price),
  }
}

/** To its teacher every level stands open. */
function asTeacher(shown: v.InferInput<typeof OwnLevel>): v.InferInput<typeof OwnLevel> {
  return { ...shown, state: 'open', reason: '', is_owned: true }
}

function showOwnLevel(of: LevelRow, ladder: Ladder, climb: Climb): v.InferInput<typeof OwnLevel> {
  const { state, reason, isOwned, stars, best, used, left, last } = standingOf(of, ladder, climb)
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
      price: of.price === null ? null : inCurrency(of.price, currency),
      retry_price: of.retry_price === null ? null : inCurrency(of.retry_price, currency),
    })),
    submission: last?._id ?? null,
  }
}

function ownPart(ladder: Ladder, climb: Climb) {
  const { levels } = ladder
  const standings = levels.map((row) => ({ row, ...standingOf(row, ladder, climb) }))
  const next = standings.find(({ state }) => state !== 'passed')?.row
  return {
    is_enrolled: standings.some(({ used, row }) => used > 0 || climb.grants.some((grant) => grant.level === row._id)),
    owned_count: standings.filter(({ isOwned }) => isOwned).length,
    passed_count: standings.filter(({ state, stars }) => state === 'passed' || stars > 0).length,
    stars: standings.reduce((sum, { stars }) => sum + stars, 0),
    next_level: next ? { _id: next._id, no: next.no, title: next.title } : null,
  }
}

async function learnerCounts({ db }: Pick<Parts, 'db'>): Promise<(levels: readonly LevelRow[]) => number> {
  const tries = await db.select({ person: submission.person, level: submission.level }).from(submission).where(isNotNull(submission.level))
  return (levels) => new Set(tries.filter(({ level }) => levels.some(({ _id }) => _id === level)).map(({ person }) => person)).size
}

/** For a teacher: the assessments he teaches; for everybody else all that are published. */
export async function readShelf(person: Person | undefined, parts: Parts): Promise<Shelf> {
  const isTeacher = person?.role === 'teacher'
  const ladders = (await readLadders(parts)).filter(({ of }) => !isTeacher || of.teachers.includes(person._id))
  const categories = await parts.db.select().from(category)
  const teachers: ReadonlyMap<string, ShownPerson> = await peopleById(
    ladders.flatMap(({ of }) => of.teachers),
    parts,
  )
  const climb = person && !isTeacher ? await readClimb(person._id, parts) : NO_CLIMB
  const countOf = await learnerCounts(parts)
  const card = (ladder: Ladder) => {
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
