import { PhoneHead } from '#src/features/shell/phone-bar/phone-head.tsx'
import { TeacherCard } from '#src/features/shell/teacher/teacher-card.tsx'
import { PersonOutlet } from './person-outlet.tsx'
import { TeacherView } from './teacher-view.tsx'

export function Component() {
  return (
    <TeacherView phoneHead={<PhoneHead />} card={<TeacherCard />}>
      <PersonOutlet />
    </TeacherView>
  )
}
