/** Days of one module with their items and actions. */

import { IconClipboardPlus, IconPencil, IconWriting } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { StudyItem } from '#src/api/shapes/study-item.ts'
import type { StudyDay } from '#src/api/shapes/study-plan.ts'
import { paths } from '#src/lib/paths.ts'
import { useGrowing } from '#src/ui/hooks/use-growing.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { DragHandle, SortableRows, useSortableRow } from '#src/ui/sortable-rows.tsx'
import { ItemRow } from './item-row.tsx'
import { useDayOrder } from './use-day-order.ts'
import { words } from './words.ts'
import classes from './plan-editor.module.css'

/** Days rendered per step. */
const STEP = 12

interface PlanDaysProps {
  batchId: string
  days: readonly StudyDay[]
  /** Latest states by item id. */
  states: ReadonlyMap<string, StudyItem['state']>
}

/** The classes of a day by hour, the most important items for a learner. */
function DayClasses({ day }: { day: StudyDay }) {
  const classesOfDay = day.items.filter(({ kind, start_at: at }) => kind === 'live' && at)
  return (
    <Text as="span" tone="muted" variant="small" weight={400} block>
      {[
        day.date ? words.on(day.date) : words.noDate,
        ...classesOfDay.map(({ start_at: at, title }) => words.classAt(title, at ?? '')),
      ].join(' · ')}
      {day.date && classesOfDay.length === 0 && ` · ${words.noClass}`}
    </Text>
  )
}

function DayHead({ batchId, day, handle }: { batchId: string; day: StudyDay; handle: ReactNode }) {
  return (
    <Row gap={8}>
      {handle}
      <Text as="h2" variant="body" loose grow shrink anywhere>
        <Text as="span" tone="link">
          {words.day(day.day_no)}
        </Text>{' '}
        {day.title}
        <DayClasses day={day} />
      </Text>
      <Row as="span" align="stretch" fixed>
        <IconButton label={words.addExamTo(day.day_no)} to={paths.newExam(day._id)}>
          <IconWriting stroke={1.75} />
        </IconButton>
        <IconButton
          label={words.addTaskTo(day.day_no)}
          to={paths.teacherNewAssignment({ batch: batchId, plan: day._id })}
        >
          <IconClipboardPlus stroke={1.75} />
        </IconButton>
        <IconButton label={words.changeDay(day.title)} to={paths.teacherDay(batchId, day._id)}>
          <IconPencil stroke={1.75} />
        </IconButton>
      </Row>
    </Row>
  )
}

interface DayProps extends Pick<PlanDaysProps, 'batchId' | 'states'> {
  day: StudyDay
  /** Undefined if it cannot move in any direction. */
  onStep: ((step: -1 | 1) => void) | undefined
}

function Day({ batchId, states, day, onStep }: DayProps) {
  const { rowRef, style, handle } = useSortableRow(day._id)
  return (
    <Stack as="section" gap={8} ref={rowRef} style={style}>
      <DayHead
        batchId={batchId}
        day={day}
        handle={onStep && <DragHandle label={words.drag(day.day_no)} handle={handle} onStep={onStep} />}
      />
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
  )
}

export function PlanDays({ batchId, days, states }: PlanDaysProps) {
  const { shown, move } = useDayOrder(batchId, days)
  const [stepped, setStepped] = useState<string>()
  const { count, end } = useGrowing(shown.length, STEP)
  // A day moved by keyboard keeps the focus, so it is always rendered.
  const drawn = shown.slice(0, Math.max(count, shown.findIndex(({ _id }) => _id === stepped) + 1))
  return (
    <>
      <SortableRows ids={drawn.map(({ _id }) => _id)} onMove={move}>
        {drawn.map((day, at) => (
          <Day
            key={day._id}
            batchId={batchId}
            states={states}
            day={day}
            onStep={
              shown.length > 1
                ? (step) => {
                    setStepped(day._id)
                    move(day._id, at + step)
                  }
                : undefined
            }
          />
        ))}
      </SortableRows>
      {end}
    </>
  )
}
