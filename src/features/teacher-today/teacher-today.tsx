/** The teacher's first page: what is to be graded, the next class, what is urgent. */
import { NextClass } from './next-class.tsx'
import classes from './teacher-today.module.css'
import { ToGrade } from './to-grade.tsx'
import { UrgentNotices } from './urgent-notices.tsx'

export function TeacherToday() {
  return (
    <div className={classes.columns}>
      <ToGrade />
      <NextClass />
      <UrgentNotices />
    </div>
  )
}
