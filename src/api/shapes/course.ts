/** Courses and their schedules. Price fields as in spec 3; `lib/price.ts` has the rule. (ruling R29, R31) */

import * as v from 'valibot'
import { CategoryMark } from './category.ts'
import { Person, Teacher } from './person.ts'
import {
  Address,
  ClockTime,
  Count,
  Flag,
  Html,
  Id,
  Instant,
  MaybeId,
  MaybeInstant,
  Money,
  Percent,
  ShownWhole,
  Text,
  Weekday,
  buildItemList,
  buildList,
} from './scalar.ts'

/** A price that is not a number counts as missing. (ruling R31) */
const Price = v.fallback(v.nullish(v.number()), null)

const Prices = v.object({
  live_price: Price,
  live_price_real: Price,
  live_plus_price: Price,
  live_plus_price_real: Price,
})

/** The kinds of courses. (ruling R29) */
export const CourseKind = v.picklist(['live', 'recorded', 'free', 'bundle'])
export type CourseKind = v.InferOutput<typeof CourseKind>

/** A discount with its end; shown as `২৫% ছাড়` and as a clock. */
export const Offer = v.object({ title: Text, percent: v.nullish(Percent), ends_at: MaybeInstant })
export type Offer = v.InferOutput<typeof Offer>

/**
 * A schedule for sale: start, class days, seats. A recorded course has one permanent schedule without a
 * start; `seats_left` null means no limit. `label` is the whole name, such as `ব্যাচ ১৩ · রাতের`; times are
 * in Dhaka. (rulings R4, R29)
 */
export const Schedule = v.object({
  ...Prices.entries,
  _id: Id,
  label: Text,
  start_at: MaybeInstant,
  end_at: MaybeInstant,
  days: buildList(Weekday),
  class_time: v.nullish(ClockTime),
  class_end: v.nullish(ClockTime),
  seats_left: v.nullish(ShownWhole),
  offer: v.nullish(Offer),
})
export type Schedule = v.InferOutput<typeof Schedule>

/** A course in a list: home, catalogue, mega menu, bundle. */
export const CourseCard = v.object({
  ...Prices.entries,
  _id: Id,
  slug: v.pipe(v.string(), v.minLength(1)),
  title: Text,
  promise: Text,
  kind: CourseKind,
  category: CategoryMark,
  cover: Address,
  teacher: v.nullish(Person),
  live_plus_schedule_count: v.nullish(ShownWhole),
  count_live_plus_schedules: v.nullish(ShownWhole),
  live_plus_schedules: v.nullish(v.array(Schedule)),
  next_schedule: v.nullish(Schedule),
  live_class_count: Count,
  recording_count: Count,
  rating: v.optional(v.number(), 0),
  review_count: Count,
  learner_count: Count,
})
export type CourseCard = v.InferOutput<typeof CourseCard>

/** One line of a curriculum. `duration` in seconds; `free_recording` may be watched without an account. */
export const CurriculumItem = v.object({
  _id: Id,
  title: Text,
  kind: v.picklist([
    'live',
    'recording',
    'assignment',
    'quiz',
    'essay',
    'file_upload',
    'code_test',
    'interview',
    'resource',
  ]),
  duration: Count,
  marks: Count,
  question_count: Count,
  free_recording: MaybeId,
})
export type CurriculumItem = v.InferOutput<typeof CurriculumItem>

/** A chapter of the curriculum; its counts are shown under its title. */
export const CurriculumModule = v.object({
  _id: Id,
  no: ShownWhole,
  title: Text,
  class_count: Count,
  assignment_count: Count,
  quiz_count: Count,
  test_count: Count,
  items: buildItemList(CurriculumItem),
})
export type CurriculumModule = v.InferOutput<typeof CurriculumModule>

/** A short fact under the title: `icon` is one of the names that the course page draws. */
export const Fact = v.object({
  icon: v.fallback(v.picklist(['live', 'project', 'recording', 'job', 'time', 'language']), 'live'),
  title: Text,
  text: Text,
})

/** A project that learners build; `video` is a free project video. (ruling R39) */
export const Project = v.object({ _id: Id, title: Text, text: Text, cover: Address, video: Address })
export type Project = v.InferOutput<typeof Project>

/** A learner's review of the course; `role` is their occupation. Plain text. */
export const CourseReview = v.object({
  _id: Id,
  person: Person,
  role: Text,
  text: Text,
  rating: v.optional(v.number(), 5),
  at: Instant,
})
export type CourseReview = v.InferOutput<typeof CourseReview>

/** Answers are HTML. (ruling R45) */
export const Faq = v.object({ question: Text, answer: Html })
export type Faq = v.InferOutput<typeof Faq>

/** A course of a bundle; `plan` is the id that `transaction/bundle` sends, validity is lifetime. (spec 9, ruling R37) */
const Bundle = v.object({ plan: Id, price: Money, courses: buildList(CourseCard) })

/** The whole course page in one request. `description` is HTML. */
export const Course = v.object({
  ...CourseCard.entries,
  description: Html,
  facts: buildList(Fact),
  outcomes: buildList(v.string()),
  requirements: buildList(v.string()),
  curriculum: buildList(CurriculumModule),
  project_count: Count,
  teachers: buildList(Teacher),
  projects: buildList(Project),
  reviews: buildList(CourseReview),
  faqs: buildList(Faq),
  offer: v.nullish(Offer),
  free_recording: MaybeId,
  orientation: MaybeId,
  bundle: v.nullish(Bundle),
  has_job_support: Flag,
})
export type Course = v.InferOutput<typeof Course>

/**
 * `course/orientation/{id}`: the open session before a course; null if there is none. `start_at`: the booked
 * hour, or else the next one with a free seat. (ruling R61)
 */
export const Orientation = v.nullish(
  v.object({
    _id: Id,
    title: Text,
    text: Html,
    start_at: Instant,
    end_at: MaybeInstant,
    teacher: v.nullish(Person),
  }),
)
export type Orientation = v.InferOutput<typeof Orientation>

/** A category page: the category and its courses in catalogue order. */
export const CategoryDetail = v.object({
  ...CategoryMark.entries,
  text: Html,
  course_count: Count,
  courses: buildList(CourseCard),
  faqs: buildList(Faq),
})
export type CategoryDetail = v.InferOutput<typeof CategoryDetail>

/** One recording of a free course. `duration` in seconds. */
export const FreeLesson = v.object({ _id: Id, title: Text, duration: Count })
export type FreeLesson = v.InferOutput<typeof FreeLesson>

/**
 * A free course with all its recordings, which play through `recording/free/{id}`; `course` is the paid
 * course it leads to.
 */
export const FreeCourse = v.object({
  ...CourseCard.entries,
  description: Html,
  recordings: buildList(FreeLesson),
  course: v.nullish(CourseCard),
})
export type FreeCourse = v.InferOutput<typeof FreeCourse>
