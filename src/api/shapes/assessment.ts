/**
 * Assessments: a ladder of levels in one subject, for guests and for enrolled learners. (spec 7 Assessments,
 * spec 3 `assessment`)
 */

import * as v from 'valibot'
import { LEVEL_PASS_PERCENT } from '#src/lib/pass-marks.ts'
import { CategoryMark } from './category.ts'
import { Person } from './person.ts'
import {
  Count,
  Flag,
  Html,
  Id,
  Mark,
  MaybeId,
  Money,
  Percent,
  ShownWhole,
  Text,
  Whole,
  buildList,
} from './scalar.ts'

/** Whole taka; without a price nothing here can be bought. (ruling R31) */
const MaybeMoney = v.nullish(Money)
/** One for the pass mark, two and three for more. */
export const MOST_STARS = 3
const Stars = v.optional(v.pipe(Whole, v.minValue(0), v.maxValue(MOST_STARS)), 0)

/** A level as an attempt names it; `no` counts from 1 within its assessment. */
export const LevelMark = v.object({ _id: Id, no: ShownWhole, title: Text })
export type LevelMark = v.InferOutput<typeof LevelMark>

/**
 * One step of the ladder. `duration` in minutes; `tries` is what one purchase includes, missing means
 * unlimited.
 */
export const Level = v.object({
  ...LevelMark.entries,
  assessment: Id,
  text: Text,
  topics: buildList(v.string()),
  question_count: Count,
  duration: v.nullish(v.number()),
  marks: Mark,
  pass_percent: v.optional(Percent, LEVEL_PASS_PERCENT),
  price: MaybeMoney,
  price_real: MaybeMoney,
  tries: v.nullish(Whole),
})
export type Level = v.InferOutput<typeof Level>

/** An assessment in a list; the price is the sum of its levels, as is the struck old one. */
export const AssessmentCard = v.object({
  _id: Id,
  title: Text,
  text: Text,
  category: CategoryMark,
  level_count: Count,
  free_level_count: Count,
  question_count: Count,
  learner_count: Count,
  price: MaybeMoney,
  price_real: MaybeMoney,
})
export type AssessmentCard = v.InferOutput<typeof AssessmentCard>

const about = { description: Html, outcomes: buildList(v.string()), teachers: buildList(Person) }

/** `public/assessment/{id}`: with its ladder. */
export const Assessment = v.object({ ...AssessmentCard.entries, ...about, levels: v.array(Level) })
export type Assessment = v.InferOutput<typeof Assessment>

/** `public/assessment/categories`: the subjects that have assessments. */
export const AssessmentCategory = v.object({ ...CategoryMark.entries, text: Text, assessment_count: Count })
export type AssessmentCategory = v.InferOutput<typeof AssessmentCategory>

/** `public/assessment/category/{id}`. */
export const AssessmentCategoryDetail = v.object({
  ...AssessmentCategory.entries,
  assessments: v.array(AssessmentCard),
})
export type AssessmentCategoryDetail = v.InferOutput<typeof AssessmentCategoryDetail>

/**
 * The state of a level for one learner; `to-buy` and `locked` say why in `reason`, `locked` waits for the
 * previous level.
 */
export const LevelState = v.picklist([
  'locked',
  'to-buy',
  'open',
  'running',
  'under-review',
  'passed',
  'failed',
])
export type LevelState = v.InferOutput<typeof LevelState>

/** The price of a level outside of taka. (ruling R37) */
const Abroad = v.object({ currency: v.picklist(['INR', 'USD']), price: MaybeMoney, retry_price: MaybeMoney })

/**
 * A level with the learner's own progress. `submission`: the open or newest attempt. `tries_left`: missing
 * means unlimited; at 0 another set costs `retry_price`.
 */
export const OwnLevel = v.object({
  ...Level.entries,
  state: LevelState,
  reason: Text,
  is_owned: Flag,
  stars: Stars,
  best_mark: v.nullish(Mark),
  tries_used: Count,
  tries_left: v.nullish(Whole),
  retry_price: MaybeMoney,
  abroad: buildList(Abroad),
  submission: MaybeId,
})
export type OwnLevel = v.InferOutput<typeof OwnLevel>

/** `level/{id}`: the page before the start. */
export const OwnLevelDetail = v.object({ ...OwnLevel.entries, instructions: Html, assessment_title: Text })
export type OwnLevelDetail = v.InferOutput<typeof OwnLevelDetail>

/**
 * An assessment with the learner's own progress; `next_level` is the one to continue with. `is_enrolled`:
 * some of it was bought or begun.
 */
export const OwnAssessmentCard = v.object({
  ...AssessmentCard.entries,
  is_enrolled: Flag,
  owned_count: Count,
  passed_count: Count,
  stars: Count,
  next_level: v.nullish(LevelMark),
})
export type OwnAssessmentCard = v.InferOutput<typeof OwnAssessmentCard>

/** `assessment/{id}`: with the current state of its levels. */
export const OwnAssessment = v.object({ ...OwnAssessmentCard.entries, ...about, levels: v.array(OwnLevel) })
export type OwnAssessment = v.InferOutput<typeof OwnAssessment>

/**
 * `public/assessment/top-list/{id}`, by rank; guests see only first names. `is_me` marks one's own row.
 * (ruling R35)
 */
export const TopRow = v.object({ rank: ShownWhole, person: Person, points: Count, stars: Count, is_me: Flag })
export type TopRow = v.InferOutput<typeof TopRow>
