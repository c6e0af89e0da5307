import { Outlet } from 'react-router'
import { CourseView } from './course-view.tsx'

export function Component() {
  return (
    <CourseView>
      <Outlet />
    </CourseView>
  )
}
