/** The teacher's first page: what is to be graded, what today brings, which batches need a look. */
import { AtRisk } from './at-risk.tsx'
import { NextClass } from './next-class.tsx'
import classes from './teacher-today.module.css'
import { ToGrade } from './to-grade.tsx'
import { UrgentNotices } from './urgent-notices.tsx'

export function TeacherToday() {
  return (
    <div className={classes.columns}>
      <ToGrade />
      <div className={classes.column}>
        <NextClass />
        <UrgentNotices />
      </div>
      <AtRisk />
    </div>
  )
}
