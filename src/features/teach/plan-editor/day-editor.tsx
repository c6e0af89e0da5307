/** Page of one day in the study plan: its form and, for an existing day, its items. */

import { IconClipboardPlus, IconWriting } from '@tabler/icons-react'
import { readActivity, readStudyPlan } from '#src/api/contract/study-plan.ts'
import type { Activity } from '#src/api/shapes/study-plan.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { DayForm } from './day-form.tsx'
import { ItemRow } from './item-row.tsx'
import { words } from './words.ts'
import classes from './plan-editor.module.css'

/** Items of a day with buttons to add more. */
function DayItems({ batchId, activity }: { batchId: string; activity: Activity }) {
  return (
    <Stack as="section" gap={8}>
      <StitchHeading isSmall>{words.inDay}</StitchHeading>
      {activity.items.length === 0 ? (
        <p className={classes.empty}>{words.empty}</p>
      ) : (
        <RowList>
          {activity.items.map((item) => (
            <ItemRow key={item._id} item={item} state={item.state} />
          ))}
        </RowList>
      )}
      <Row align="stretch" wrap gap={8} className={classes.adds}>
        <Button
          variant="light"
          to={paths.newExam(activity._id)}
          leftSection={<IconWriting size={18} aria-hidden="true" />}
        >
          {words.addExam}
        </Button>
        <Button
          variant="light"
          to={paths.teacherNewAssignment({ batch: batchId, plan: activity._id })}
          leftSection={<IconClipboardPlus size={18} aria-hidden="true" />}
        >
          {words.addTask}
        </Button>
      </Row>
    </Stack>
  )
}

const skeleton = <Skeleton shape="block" height={420} />

export function NewDay({ batchId, moduleId }: { batchId: string; moduleId: string | undefined }) {
  const read = useRead(readStudyPlan(batchId), { isForForm: true })
  return (
    <Load from={read} skeleton={skeleton}>
      {({ modules }) => <DayForm batchId={batchId} modules={modules} moduleId={moduleId} />}
    </Load>
  )
}

export function DayEditor({ batchId, planId }: { batchId: string; planId: string }) {
  const plan = useRead(readStudyPlan(batchId), { isForForm: true })
  const day = useRead(readActivity(planId))
  return (
    <Load from={plan} skeleton={skeleton}>
      {({ modules }) => (
        <Load from={day} skeleton={skeleton}>
          {(activity) => (
            <Stack gap={16}>
              <DayForm key={activity._id} batchId={batchId} modules={modules} existing={activity} />
              <DayItems batchId={batchId} activity={activity} />
            </Stack>
          )}
        </Load>
      )}
    </Load>
  )
}
