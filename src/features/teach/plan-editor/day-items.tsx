/** What a day holds, and what can be added to it. */
import { IconClipboardPlus, IconWriting } from '@tabler/icons-react'
import type { Activity } from '#src/api/shapes/study-plan.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { ItemRow } from './item-row.tsx'
import classes from './plan-editor.module.css'
import { words } from './words.ts'

export function DayItems({ batchId, of }: { batchId: string; of: Activity }) {
  return (
    <section className={classes.day}>
      <StitchHeading isSmall>{words.inDay}</StitchHeading>
      {of.items.length === 0 ? (
        <p className={classes.empty}>{words.empty}</p>
      ) : (
        <RowList>
          {of.items.map((item) => (
            <ItemRow key={item._id} item={item} state={item.state} />
          ))}
        </RowList>
      )}
      <div className={classes.adds}>
        <Button variant="light" to={paths.newExam(of._id)} leftSection={<IconWriting size={18} aria-hidden="true" />}>
          {words.addExam}
        </Button>
        <Button
          variant="light"
          to={paths.teacherNewAssignment({ batch: batchId, plan: of._id })}
          leftSection={<IconClipboardPlus size={18} aria-hidden="true" />}
        >
          {words.addTask}
        </Button>
      </div>
    </section>
  )
}
