/**
 * The list with questions that can be dragged by a handle within and between sections. The row itself handles
 * moves by key.
 */

import {
  closestCorners,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  MouseSensor,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { useBuilder } from '../builder-context.ts'
import { type QuestionPosition, findQuestionPosition, moveQuestion } from '../engine/arrange.ts'
import type { BuiltExam, DraftQuestion, DraftSection } from '../engine/built-exam.ts'
import { announcePlace } from '../use-question-actions.ts'
import { words } from '../words.ts'
import { OutlineRow } from './outline-row.tsx'
import { countFirstNumber, SectionList } from './section-list.tsx'
import classes from './outline.module.css'

interface DragRowProps {
  question: DraftQuestion
  no: number
  onOpen: (questionId: string) => void
}

function DragRow({ question, no, onOpen }: DragRowProps) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: question.id,
  })
  const style = {
    transform: transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`,
    transition,
    opacity: isDragging ? 0.6 : undefined,
  }
  const handle = (
    <span
      ref={setActivatorNodeRef}
      className={classes.handle}
      title={words.outline.drag(no)}
      aria-hidden="true"
      {...listeners}
    >
      <IconGripVertical size={18} stroke={1.75} />
    </span>
  )
  return (
    <OutlineRow
      question={question}
      no={no}
      rowRef={setNodeRef}
      style={style}
      handle={handle}
      onOpen={onOpen}
    />
  )
}

function DropSection({
  section,
  at,
  first,
  onOpen,
}: {
  section: DraftSection
  at: number
  first: number
  onOpen: DragRowProps['onOpen']
}) {
  // Otherwise an empty section would accept no drop.
  const { setNodeRef } = useDroppable({ id: section.id })
  return (
    <SectionList section={section} at={at} listRef={setNodeRef} onOpen={onOpen}>
      <SortableContext items={section.questions.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {section.questions.map((question, place) => (
          <DragRow key={question.id} question={question} no={first + place} onOpen={onOpen} />
        ))}
      </SortableContext>
    </SectionList>
  )
}

/** The drop target: the position of the question below, or the end of the section below. */
function findTarget(exam: BuiltExam, overId: string): QuestionPosition | undefined {
  const section = exam.sections.findIndex(({ id }) => id === overId)
  return section < 0
    ? findQuestionPosition(exam, overId)
    : { section, at: exam.sections[section]!.questions.length }
}

/** While a question is held over another section, only this list already shows it there. */
function useDragging() {
  const { exam, change } = useBuilder()
  const [held, setHeld] = useState<BuiltExam>()
  const shown = held ?? exam

  function over({ active, over: target }: DragOverEvent): void {
    const from = findQuestionPosition(shown, String(active.id))
    const to = target === null ? undefined : findTarget(shown, String(target.id))
    if (from !== undefined && to !== undefined && from.section !== to.section)
      setHeld(moveQuestion(shown, String(active.id), to))
  }

  function end({ active, over: target }: DragEndEvent): void {
    const id = String(active.id)
    const isOnItself = target === null || target.id === active.id
    const to = isOnItself ? findQuestionPosition(shown, id) : findTarget(shown, String(target.id))
    setHeld(undefined)
    const moved = to === undefined ? shown : moveQuestion(shown, id, to)
    const place = findQuestionPosition(moved, id)
    if (place === undefined) return
    change((before) => {
      const from = findQuestionPosition(before, id)
      return from?.section === place.section && from.at === place.at
        ? before
        : moveQuestion(before, id, place)
    })
    announcePlace(moved, id)
  }

  return { shown, over, end, cancel: () => setHeld(undefined) }
}

export function DragList({ onOpen }: { onOpen: (questionId: string) => void }) {
  const { shown, over, end, cancel } = useDragging()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 6 } }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCorners}
      // The list announces moves itself, in Bengali.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragOver={over}
      onDragEnd={end}
      onDragCancel={cancel}
    >
      {shown.sections.map((section, at) => (
        <DropSection
          key={section.id}
          section={section}
          at={at}
          first={countFirstNumber(shown.sections, at)}
          onOpen={onOpen}
        />
      ))}
    </DndContext>
  )
}

const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
