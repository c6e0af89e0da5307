/** Helpers for writing a curriculum; `curriculumOf` numbers it and counts its contents. */

import type * as v from 'valibot'
import type { CurriculumItem, CurriculumModule } from '#src/api/shapes/course.ts'
import { LENGTHS } from '../../media/stream-lengths.ts'

type Item = v.InferInput<typeof CurriculumItem>
export type Lesson = Omit<Item, '_id' | 'title'> & { title: string }
export interface Chapter {
  title: string
  lessons: readonly Lesson[]
}

const CLASS_SECONDS = 5400

export const planLive = (title: string): Lesson => ({ title, kind: 'live', duration: CLASS_SECONDS })
export const planVideo = (title: string): Lesson => ({ title, kind: 'recording', duration: LENGTHS.lesson })
export const planTask = (title: string, marks = 20): Lesson => ({ title, kind: 'assignment', marks })
export const planQuiz = (title: string, question_count = 15): Lesson => ({
  title,
  kind: 'quiz',
  question_count,
})
export const planCodeTest = (title: string, marks = 30): Lesson => ({ title, kind: 'code_test', marks })
export const planLiveTest = (title: string, marks = 50): Lesson => ({ title, kind: 'essay', marks })
export const planInterview = (title: string): Lesson => ({ title, kind: 'interview', marks: 20 })
/** A lesson that can be watched without an account. */
export const openLesson = (lesson: Lesson, recording: string): Lesson => ({
  ...lesson,
  free_recording: recording,
})

/** Several lessons of one kind in a row. */
export const planLives = (...titles: string[]): Lesson[] => titles.map(planLive)
export const planVideos = (...titles: string[]): Lesson[] => titles.map(planVideo)

const TESTS: readonly Lesson['kind'][] = ['essay', 'file_upload', 'code_test', 'interview']

export function buildCurriculum(
  course: string,
  chapters: readonly Chapter[],
): v.InferInput<typeof CurriculumModule>[] {
  return chapters.map(({ title, lessons }, at) => {
    const count = (...kinds: Lesson['kind'][]) =>
      lessons.filter((lesson) => kinds.includes(lesson.kind)).length
    return {
      _id: `${course}-module-${at + 1}`,
      no: at + 1,
      title,
      class_count: count('live', 'recording'),
      assignment_count: count('assignment'),
      quiz_count: count('quiz'),
      test_count: count(...TESTS),
      items: lessons.map((lesson, index) => ({ ...lesson, _id: `${course}-item-${at + 1}-${index + 1}` })),
    }
  })
}

export function countLessons(chapters: readonly Chapter[], kind: Lesson['kind']): number {
  return chapters.flatMap(({ lessons }) => lessons).filter((lesson) => lesson.kind === kind).length
}
