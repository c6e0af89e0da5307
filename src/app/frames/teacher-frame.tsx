import type { ReactNode } from 'react'
import { PhoneHead } from '#src/features/shell/phone-bar/phone-head.tsx'
import { TeacherCard } from '#src/features/shell/teacher/teacher-card.tsx'
import { PersonOutlet } from './person-outlet.tsx'
import { TeacherView } from './teacher-view.tsx'
import classes from './frame.module.css'

export function Component() {
  return (
    <TeacherView phoneHead={<PhoneHead />} card={<TeacherCard />}>
      <PersonOutlet />
    </TeacherView>
  )
}

/** Surrounds a page that is open to everybody. */
export function Around({ children }: { children: ReactNode }) {
  return (
    <TeacherView phoneHead={<PhoneHead />} card={<TeacherCard />}>
      <div className={classes.around}>{children}</div>
    </TeacherView>
  )
}
