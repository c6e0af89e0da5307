/** Lists of course cards as other features take them: how they are drawn, and what stands there while they come. The screens join the two. */
import type { CourseCard } from '#src/api/shapes/course.ts'
import { CourseList, CourseListSkeleton } from './course-list.tsx'

/** Four in a row; sideways on a phone. */
export const cardShelf = {
  list: (courses: readonly CourseCard[]) => <CourseList courses={courses} shape="shelf" />,
  skeleton: <CourseListSkeleton count={4} shape="shelf" />,
}

/** Four in a row; below each other on a phone. */
export const cardGrid = {
  list: (courses: readonly CourseCard[]) => <CourseList courses={courses} />,
  skeleton: <CourseListSkeleton count={4} />,
}

/** Three in a row beside the filters. */
export const cardColumns = {
  list: (courses: readonly CourseCard[]) => <CourseList courses={courses} shape="columns" heading="h2" />,
  skeleton: <CourseListSkeleton count={6} shape="columns" />,
}
