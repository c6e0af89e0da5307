/** The guest's first page. */
import { CourseList, CourseListSkeleton } from '#src/features/course-card/course-list.tsx'
import { Head } from '#src/features/head/head.tsx'
import { Home } from '#src/features/home/home.tsx'

export function Component() {
  return (
    <>
      <Head />
      <Home list={(courses) => <CourseList courses={courses} shape="shelf" />} skeleton={<CourseListSkeleton count={4} shape="shelf" />} />
    </>
  )
}
