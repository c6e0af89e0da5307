/** Assessments: a ladder of levels in one subject, for guests and for those who climb it. (spec 7 Assessments, spec 3 `assessment`) */
import * as z from 'zod/mini'
import { CategoryMark } from './category.ts'
import { Person } from './person.ts'
import { Count, Flag, Html, Id, Mark, MaybeId, Money, Percent, Text, listOf } from './scalar.ts'

/** Whole taka; nothing here can be bought without one. (ruling R31) */
const MaybeMoney = z.nullish(Money)
/** One for the pass mark, two and three for more. */
export const MOST_STARS = 3
const Stars = z._default(z.int().check(z.minimum(0), z.maximum(MOST_STARS)), 0)

/** A level as an attempt names it; `no` counts from 1 within its assessment. */
export const LevelMark = z.object({ _id: Id, no: z.int(), title: Text })
export type LevelMark = z.infer<typeof LevelMark>

/** One step of the ladder. `duration` in minutes; `tries` is what one purchase gives, none = as many as one likes. */
export const Level = z.extend(LevelMark, {
  assessment: Id,
  text: Text,
  topics: listOf(z.string()),
  question_count: Count,
  duration: z.nullish(z.number()),
  marks: Mark,
  pass_percent: z._default(Percent, 70),
  price: MaybeMoney,
  price_real: MaybeMoney,
  tries: z.nullish(z.int()),
})
export type Level = z.infer<typeof Level>

/** An assessment in a list; the price is that of all its levels together, as is the struck old one. */
export const AssessmentCard = z.object({
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
export type AssessmentCard = z.infer<typeof AssessmentCard>

const about = { description: Html, outcomes: listOf(z.string()), teachers: listOf(Person) }

/** `public/assessment/{id}`: with its ladder. */
export const Assessment = z.extend(AssessmentCard, { ...about, levels: z.array(Level) })
export type Assessment = z.infer<typeof Assessment>

/** `public/assessment/categories`: the subjects that have assessments. */
export const AssessmentCategory = z.extend(CategoryMark, { text: Text, assessment_count: Count })
export type AssessmentCategory = z.infer<typeof AssessmentCategory>

/** `public/assessment/category/{id}`. */
export const AssessmentCategoryDetail = z.extend(AssessmentCategory, { assessments: z.array(AssessmentCard) })
export type AssessmentCategoryDetail = z.infer<typeof AssessmentCategoryDetail>

/** How a level stands for one learner; `to-buy` and `locked` say why in `reason`, `locked` waits for the level before it. */
export const LevelState = z.enum(['locked', 'to-buy', 'open', 'running', 'under-review', 'passed', 'failed'])
export type LevelState = z.infer<typeof LevelState>

/** What a level costs where taka are not taken. (ruling R37) */
const Abroad = z.object({ currency: z.enum(['INR', 'USD']), price: MaybeMoney, retry_price: MaybeMoney })

/**
 * A level with one's own standing. `submission`: the attempt that is open or was made last. `tries_left`: none = as many as one likes;
 * when it is 0 another set costs `retry_price`.
 */
export const OwnLevel = z.extend(Level, {
  state: LevelState,
  reason: Text,
  is_owned: Flag,
  stars: Stars,
  best_mark: z.nullish(Mark),
  tries_used: Count,
  tries_left: z.nullish(z.int()),
  retry_price: MaybeMoney,
  abroad: listOf(Abroad),
  submission: MaybeId,
})
export type OwnLevel = z.infer<typeof OwnLevel>

/** `level/{id}`: the page before the start. */
export const OwnLevelDetail = z.extend(OwnLevel, { instructions: Html, assessment_title: Text })
export type OwnLevelDetail = z.infer<typeof OwnLevelDetail>

/** An assessment with one's own standing; `next_level` is where to go on. `is_enrolled`: something of it was bought or begun. */
export const OwnAssessmentCard = z.extend(AssessmentCard, {
  is_enrolled: Flag,
  owned_count: Count,
  passed_count: Count,
  stars: Count,
  next_level: z.nullish(LevelMark),
})
export type OwnAssessmentCard = z.infer<typeof OwnAssessmentCard>

/** `assessment/{id}`: with the levels as they stand. */
export const OwnAssessment = z.extend(OwnAssessmentCard, { ...about, levels: z.array(OwnLevel) })
export type OwnAssessment = z.infer<typeof OwnAssessment>

/** `public/assessment/top-list/{id}`, by rank; to guests people have a first name only. `is_me` marks one's own row. (ruling R35) */
export const TopRow = z.object({ rank: z.int(), person: Person, points: Count, stars: Count, is_me: Flag })
export type TopRow = z.infer<typeof TopRow>
