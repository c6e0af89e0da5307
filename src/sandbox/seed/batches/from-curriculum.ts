/**
 * Batches that are still only on sale, and the permanent ones of recorded and free courses. Both follow the
 * course's curriculum.
 */

import type { Calendar } from '../calendar.ts'
import { COURSE_DRAFTS } from '../catalogue/courses.ts'
import type { Chapter, Lesson } from '../catalogue/curriculum.ts'
import { getCourseId } from '../catalogue/make-course.ts'
import { buildLiveSchedules } from '../catalogue/schedules.ts'
import { type BatchRows, buildBatchRows, type ModuleDraft, type PlanStep } from './batch-plan.ts'

/** Id prefix of the permanent batch of a recorded or free course: `recording-git-github-v1`. */
export function getStandingBatchId(slug: string): string {
  return `batch-${slug}`
}

interface LessonCalendar {
  /** Day of the class with this number, counted from 0. */
  dayOf(index: number): number
  time: readonly [from: string, to: string]
}

/** A task is due three days after the class before it, a test two days after. */
const TASK_AFTER = 3
const TEST_AFTER = 2

function buildLiveStep(
  lesson: Lesson,
  day: number,
  timetable: LessonCalendar,
  numbers: { task: number; test: number },
): PlanStep {
  const title = lesson.title.replace(/^অ্যাসাইনমেন্ট[^:]*: /, '')
  if (lesson.kind === 'live') return { kind: 'class', day, title, time: timetable.time }
  if (lesson.kind === 'recording' || lesson.kind === 'resource') return { kind: 'video', day, title }
  if (lesson.kind === 'assignment') {
    numbers.task += 1
    return { kind: 'task', no: numbers.task, day: day + TASK_AFTER, title, marks: lesson.marks ?? 20 }
  }
  numbers.test += 1
  const closes = { day: day + TEST_AFTER, at: '23:00' }
  const questions = lesson.question_count ?? 5
  return {
    kind: 'exam',
    key: String(numbers.test),
    type: lesson.kind,
    day: closes.day,
    title,
    opens: '10:00',
    closes,
    minutes: 30,
    questions,
    marks: lesson.marks ?? questions,
  }
}

function buildLiveModules(chapters: readonly Chapter[], timetable: LessonCalendar): ModuleDraft[] {
  const numbers = { task: 0, test: 0 }
  let classes = 0
  return chapters.map(({ title, lessons }) => {
    const opensOn = timetable.dayOf(classes)
    const steps = lessons.map((lesson) => {
      if (lesson.kind === 'live') classes += 1
      return buildLiveStep(lesson, timetable.dayOf(Math.max(0, classes - 1)), timetable, numbers)
    })
    return { title, opensOn, steps }
  })
}

/** The batches of the upcoming schedules. */
export function buildUpcomingBatches(calendar: Calendar): BatchRows[] {
  return buildLiveSchedules(calendar)
    .filter(({ first }) => first > 0)
    .map(({ draft, first, batch, ...schedule }) => {
      const course = COURSE_DRAFTS.find(({ slug }) => slug === draft.slug)!
      const teacher = course.teachers[0]!
      const ahead = Array.from({ length: 7 }, (_, step) => first + step).filter((day) =>
        draft.days.some((own) => (day - own) % 7 === 0),
      )
      const timetable: LessonCalendar = {
        dayOf: (index) => ahead[index % ahead.length]! + Math.floor(index / ahead.length) * 7,
        time: draft.time,
      }
      const key = schedule._id.replace('schedule-', '')
      const rows = buildBatchRows(
        { key, batch: batch!, course: schedule.course, teacher, calendar },
        buildLiveModules(course.chapters ?? [], timetable),
      )
      rows.batches.push({
        _id: batch!,
        course: schedule.course,
        schedule: schedule._id,
        number: draft.batch,
        title: schedule.label!,
        teachers: [teacher],
        starts_at: schedule.starts_at!,
        ends_at: schedule.ends_at!,
        days: schedule.days!,
        time_from: schedule.time_from!,
        time_to: schedule.time_to!,
        status: 'upcoming',
        order: 20,
      })
      return rows
    })
}

/** Recorded and free courses: everything is open at once, and no item has a date. */
export function buildStandingBatches(calendar: Calendar): BatchRows[] {
  return COURSE_DRAFTS.filter(({ kind }) => kind === 'recorded' || kind === 'free').map(
    ({ slug, kind, chapters = [], teachers }) => {
      const batch = getStandingBatchId(slug)
      const recordingType = kind === 'free' ? 'free' : 'course'
      const modules = chapters.map(({ title, lessons }) => ({
        title,
        steps: lessons.map((lesson): PlanStep => ({
          kind: 'video',
          title: lesson.title,
          isFree: kind === 'free',
        })),
      }))
      const rows = buildBatchRows(
        { key: slug, batch, course: getCourseId(slug), teacher: teachers[0]!, calendar, recordingType },
        modules,
      )
      rows.batches.push({
        _id: batch,
        course: getCourseId(slug),
        schedule: `schedule-${slug}`,
        title: kind === 'free' ? 'ফ্রি কোর্স' : 'রেকর্ডেড কোর্স',
        teachers: [...teachers],
        order: 50,
      })
      return rows
    },
  )
}
