/** Days of one module with their items and actions. */
import { IconClipboardPlus, IconPencil, IconWriting } from '@tabler/icons-react'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import type { StudyDay } from '#src/api/shapes/study-plan.ts'
import { paths } from '#src/lib/paths.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { ItemRow } from './item-row.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
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
    <Row gap={8}>
      <Text as="h2" size={16} leading={160} grow shrink anywhere>
        <Text as="span" tone="link">
          {words.day(of.day_no)}
        </Text>{' '}
        {of.title}
        {of.date && (
          <Text as="span" tone="muted" size={14} weight={400} className={classes.date}>
            {words.on(of.date)}
          </Text>
        )}
      </Text>
      <Row as="span" align="stretch" fixed>
        <IconButton label={words.addExamTo(of.day_no)} to={paths.newExam(of._id)}>
          <IconWriting stroke={1.75} />
        </IconButton>
        <IconButton label={words.addTaskTo(of.day_no)} to={paths.teacherNewAssignment({ batch: batchId, plan: of._id })}>
          <IconClipboardPlus stroke={1.75} />
        </IconButton>
        <IconButton label={words.changeDay(of.title)} to={paths.teacherDay(batchId, of._id)}>
          <IconPencil stroke={1.75} />
        </IconButton>
      </Row>
    </Row>
  )
}

export function PlanDays({ batchId, days, states }: PlanDaysProps) {
  return days.map((day) => (
    <Stack as="section" gap={8} key={day._id}>
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
    </Stack>
  ))
}
