/** The list with questions that are dragged by their handle, within a section and into another. Keys move them in the row itself. */
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
import { type Place, placeOf, questionMoved } from '../engine/arrange.ts'
import type { BuiltExam, DraftQuestion, DraftSection } from '../engine/built-exam.ts'
import { announcePlace } from '../use-moves.ts'
import { words } from '../words.ts'
import { OutlineRow } from './outline-row.tsx'
import classes from './outline.module.css'
import { firstNo, SectionList } from './section-list.tsx'

interface DragRowProps {
  question: DraftQuestion
  no: number
  onOpen: (questionId: string) => void
}

function DragRow({ question, no, onOpen }: DragRowProps) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: question.id })
  const style = {
    transform: transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`,
    transition,
    opacity: isDragging ? 0.6 : undefined,
  }
  const handle = (
    <span ref={setActivatorNodeRef} className={classes.handle} title={words.outline.drag(no)} aria-hidden="true" {...listeners}>
      <IconGripVertical size={18} stroke={1.75} />
    </span>
  )
  return <OutlineRow question={question} no={no} rowRef={setNodeRef} style={style} handle={handle} onOpen={onOpen} />
}

function DropSection({ section, at, first, onOpen }: { section: DraftSection; at: number; first: number; onOpen: DragRowProps['onOpen'] }) {
  // An empty section too takes what is dropped on it.
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

/** Over a question its place, over a section its end. */
function targetOf(exam: BuiltExam, overId: string): Place | undefined {
  const section = exam.sections.findIndex(({ id }) => id === overId)
  return section < 0 ? placeOf(exam, overId) : { section, at: exam.sections[section]!.questions.length }
}

/** While it is held over another section, the question stands there already, on this list alone. */
function useDragging() {
  const { exam, change } = useBuilder()
  const [held, setHeld] = useState<BuiltExam>()
  const shown = held ?? exam

  function over({ active, over: target }: DragOverEvent): void {
    const from = placeOf(shown, String(active.id))
    const to = target === null ? undefined : targetOf(shown, String(target.id))
    if (from !== undefined && to !== undefined && from.section !== to.section) setHeld(questionMoved(shown, String(active.id), to))
  }

  function end({ active, over: target }: DragEndEvent): void {
    const id = String(active.id)
    const isOnItself = target === null || target.id === active.id
    const to = isOnItself ? placeOf(shown, id) : targetOf(shown, String(target.id))
    setHeld(undefined)
    const moved = to === undefined ? shown : questionMoved(shown, id, to)
    const place = placeOf(moved, id)
    if (place === undefined) return
    change((before) => {
      const from = placeOf(before, id)
      return from?.section === place.section && from.at === place.at ? before : questionMoved(before, id, place)
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
      // The list says where a question went by itself, in words of its own.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragOver={over}
      onDragEnd={end}
      onDragCancel={cancel}
    >
      {shown.sections.map((section, at) => (
        <DropSection key={section.id} section={section} at={at} first={firstNo(shown.sections, at)} onOpen={onOpen} />
      ))}
    </DndContext>
  )
}

const SILENT = { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined }
