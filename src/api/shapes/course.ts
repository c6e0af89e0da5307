/** Courses and what is sold of them. Price fields as in spec 3; their rule is `lib/price.ts`. (ruling R29, R31) */
import * as z from 'zod/mini'
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
  Text,
  Weekday,
  listOf,
} from './scalar.ts'

/** A price that is not a number counts as missing. (ruling R31) */
const Price = z.catch(z.nullish(z.number()), null)

const Prices = z.object({ live_price: Price, live_price_real: Price, live_plus_price: Price, live_plus_price_real: Price })

/** What a course is. (ruling R29) */
export const CourseKind = z.enum(['live', 'recorded', 'free', 'bundle'])
export type CourseKind = z.infer<typeof CourseKind>

/** A discount with its end; shown as `২৫% ছাড়` and as a clock. */
export const Offer = z.object({ title: Text, percent: z.nullish(Percent), ends_at: MaybeInstant })
export type Offer = z.infer<typeof Offer>

/**
 * What is sold: start, class days, seats. A recorded course has one standing schedule without a start; `seats_left` null =
 * no limit. `label` is the whole name, as `ব্যাচ ১৩ · রাতের`; times are Dhaka's. (rulings R4, R29)
 */
export const Schedule = z.extend(Prices, {
  _id: Id,
  label: Text,
  start_at: MaybeInstant,
  end_at: MaybeInstant,
  days: listOf(Weekday),
  class_time: z.nullish(ClockTime),
  class_end: z.nullish(ClockTime),
  seats_left: z.nullish(z.int()),
  offer: z.nullish(Offer),
})
export type Schedule = z.infer<typeof Schedule>

/** A course in a list: home, catalogue, mega menu, bundle. */
export const CourseCard = z.extend(Prices, {
  _id: Id,
  slug: z.string().check(z.minLength(1)),
  title: Text,
  promise: Text,
  kind: CourseKind,
  category: CategoryMark,
  cover: Address,
  teacher: z.nullish(Person),
  live_plus_schedule_count: z.nullish(z.int()),
  count_live_plus_schedules: z.nullish(z.int()),
  live_plus_schedules: z.nullish(z.array(Schedule)),
  next_schedule: z.nullish(Schedule),
  live_class_count: Count,
  recording_count: Count,
  rating: z._default(z.number(), 0),
  review_count: Count,
  learner_count: Count,
})
export type CourseCard = z.infer<typeof CourseCard>

/** One line of a curriculum. `duration` in seconds; `free_recording` may be watched without an account. */
export const CurriculumItem = z.object({
  _id: Id,
  title: Text,
  kind: z.enum(['live', 'recording', 'assignment', 'quiz', 'essay', 'file_upload', 'code_test', 'interview', 'resource']),
  duration: Count,
  marks: Count,
  question_count: Count,
  free_recording: MaybeId,
})
export type CurriculumItem = z.infer<typeof CurriculumItem>

/** A chapter of the curriculum; the counts stand under its title. */
export const CurriculumModule = z.object({
  _id: Id,
  no: z.int(),
  title: Text,
  class_count: Count,
  assignment_count: Count,
  quiz_count: Count,
  test_count: Count,
  items: listOf(CurriculumItem),
})
export type CurriculumModule = z.infer<typeof CurriculumModule>

/** A short fact under the title: `icon` is one of the names the course page draws. */
export const Fact = z.object({
  icon: z.catch(z.enum(['live', 'project', 'recording', 'job', 'time', 'language']), 'live'),
  title: Text,
  text: Text,
})

/** What learners build; `video` is a free project video. (ruling R39) */
export const Project = z.object({ _id: Id, title: Text, text: Text, cover: Address, video: Address })
export type Project = z.infer<typeof Project>

/** What a learner said of the course; `role` is what they are. Plain text. */
export const CourseReview = z.object({ _id: Id, person: Person, role: Text, text: Text, rating: z._default(z.number(), 5), at: Instant })
export type CourseReview = z.infer<typeof CourseReview>

/** Answers are HTML. (ruling R45) */
export const Faq = z.object({ question: Text, answer: Html })
export type Faq = z.infer<typeof Faq>

/** What a bundle holds; `plan` is the id that `transaction/bundle` sends, validity is lifetime. (spec 9, ruling R37) */
const Bundle = z.object({ plan: Id, price: Money, courses: listOf(CourseCard) })

/** The whole course page in one request. `description` is HTML. */
export const Course = z.extend(CourseCard, {
  description: Html,
  facts: listOf(Fact),
  outcomes: listOf(z.string()),
  requirements: listOf(z.string()),
  curriculum: listOf(CurriculumModule),
  project_count: Count,
  teachers: listOf(Teacher),
  projects: listOf(Project),
  reviews: listOf(CourseReview),
  faqs: listOf(Faq),
  offer: z.nullish(Offer),
  free_recording: MaybeId,
  orientation: MaybeId,
  bundle: z.nullish(Bundle),
  has_job_support: Flag,
})
export type Course = z.infer<typeof Course>

/** `course/orientation/{id}`: the open session before a course; null when there is none. */
export const Orientation = z.nullish(
  z.object({ _id: Id, title: Text, text: Html, start_at: Instant, end_at: MaybeInstant, teacher: z.nullish(Person) }),
)
export type Orientation = z.infer<typeof Orientation>

/** A category page: the category and its courses in catalogue order. */
export const CategoryDetail = z.extend(CategoryMark, { text: Html, course_count: Count, courses: listOf(CourseCard), faqs: listOf(Faq) })
export type CategoryDetail = z.infer<typeof CategoryDetail>

/** One recording of a free course. `duration` in seconds. */
export const FreeLesson = z.object({ _id: Id, title: Text, duration: Count })
export type FreeLesson = z.infer<typeof FreeLesson>

/** A free course with all its recordings, which play by `recording/free/{id}`; `course` is what it leads to. */
export const FreeCourse = z.extend(CourseCard, { description: Html, recordings: listOf(FreeLesson), course: z.nullish(CourseCard) })
export type FreeCourse = z.infer<typeof FreeCourse>
