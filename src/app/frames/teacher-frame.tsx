import { PhoneHead } from '#src/features/shell-phone-bar/phone-head.tsx'
import { PersonOutlet } from './person-outlet.tsx'
import { TeacherView } from './teacher-view.tsx'

export function Component() {
  return (
    <TeacherView phoneHead={<PhoneHead />}>
      <PersonOutlet />
    </TeacherView>
  )
}
