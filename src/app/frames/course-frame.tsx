import { CourseView } from './course-view.tsx'
import { PublicFrame } from './public-frame.tsx'

export function Component() {
  return <PublicFrame view={CourseView} />
}
