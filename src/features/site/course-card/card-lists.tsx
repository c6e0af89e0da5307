/** Lists of course cards for other features, with their skeletons. The screens combine the two. */

import type { CourseCard as Course } from '#src/api/shapes/course.ts'
import { Box } from '#src/ui/layout/layout.tsx'
import { SkeletonCard } from '#src/ui/states/skeleton.tsx'
import { CourseCard } from './course-card.tsx'
import classes from './course-list.module.css'

interface CourseListProps {
  courses: readonly Course[]
  /**
   * `shelf`: four per row, scrolling sideways on a phone; `columns`: three beside filters; `grid`: four. On a
   * phone the last two are rows.
   */
  shape?: 'shelf' | 'columns' | 'grid'
  /** Names the list if there is no heading right above it. */
  label?: string
  heading?: 'h2' | 'h3'
}

/** Course cards as a list: a grid, or a shelf that scrolls sideways on a phone. */
function CourseList({ courses, shape = 'grid', label, heading }: CourseListProps) {
  return (
    <ul className={classes.list} data-shape={shape} aria-label={label}>
      {courses.map((course) => (
        <Box as="li" shrink key={course._id}>
          <CourseCard course={course} heading={heading} isRow={shape !== 'shelf'} />
        </Box>
      ))}
    </ul>
  )
}

function CourseListSkeleton({ count, shape = 'grid' }: { count: number; shape?: CourseListProps['shape'] }) {
  return (
    <div className={classes.list} data-shape={shape}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={classes.waiting}>
          <SkeletonCard />
        </div>
      ))}
    </div>
  )
}

/** Four per row; scrolls sideways on a phone. */
export const cardShelf = {
  list: (courses: readonly Course[]) => <CourseList courses={courses} shape="shelf" />,
  skeleton: <CourseListSkeleton count={4} shape="shelf" />,
}

/** Four per row; stacked on a phone. */
export const cardGrid = {
  list: (courses: readonly Course[]) => <CourseList courses={courses} />,
  skeleton: <CourseListSkeleton count={4} />,
}

/** Three per row beside the filters. */
export const cardColumns = {
  list: (courses: readonly Course[]) => <CourseList courses={courses} shape="columns" heading="h2" />,
  skeleton: <CourseListSkeleton count={6} shape="columns" />,
}
