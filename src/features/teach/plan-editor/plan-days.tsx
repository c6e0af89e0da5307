/** Days of one module with their items and actions. */
import { IconClipboardPlus, IconPencil, IconWriting } from '@tabler/icons-react'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import type { StudyDay } from '#src/api/shapes/study-plan.ts'
import { paths } from '#src/lib/paths.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { ItemRow } from './item-row.tsx'
import classes from './plan-editor.module.css'
import { words } from './words.ts'

interface PlanDaysProps {
  batchId: string
  days: readonly StudyDay[]
  /** Latest states by item id. */
  states: ReadonlyMap<string, StudyItem['state']>
}

function DayHead({ batchId, of }: { batchId: string; of: StudyDay }) {
  return (
    <div className={classes.dayHead}>
      <h2 className={classes.dayTitle}>
        <span className={classes.dayNo}>{words.day(of.day_no)}</span> {of.title}
        {of.date && <span className={classes.date}>{words.on(of.date)}</span>}
      </h2>
      <span className={classes.tools}>
        <IconButton label={words.addExamTo(of.day_no)} to={paths.newExam(of._id)}>
          <IconWriting stroke={1.75} />
        </IconButton>
        <IconButton label={words.addTaskTo(of.day_no)} to={paths.teacherNewAssignment({ batch: batchId, plan: of._id })}>
          <IconClipboardPlus stroke={1.75} />
        </IconButton>
        <IconButton label={words.changeDay(of.title)} to={paths.teacherDay(batchId, of._id)}>
          <IconPencil stroke={1.75} />
        </IconButton>
      </span>
    </div>
  )
}

export function PlanDays({ batchId, days, states }: PlanDaysProps) {
  return days.map((day) => (
    <section key={day._id} className={classes.day}>
      <DayHead batchId={batchId} of={day} />
      {day.items.length === 0 ? (
        <p className={classes.empty}>{words.empty}</p>
      ) : (
        <RowList>
          {day.items.map((item) => (
            <ItemRow key={item._id} item={item} state={states.get(item._id) ?? item.state} />
          ))}
        </RowList>
      )}
    </section>
  ))
}
