/**
 * Rows of a list that are moved with a handle: dragged with mouse or finger, or moved with the arrow keys.
 */

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import type { ComponentPropsWithRef, CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import classes from './sortable-rows.module.css'

const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

interface SortableRowsProps {
  ids: readonly string[]
  /** `to`: the index among the rows after the move. */
  onMove: (id: string, to: number) => void
  /** They are also beside one another. */
  isGrid?: boolean
  children: ReactNode
}

export function SortableRows({ ids, onMove, isGrid, children }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 6 } }),
  )
  function end({ active, over }: DragEndEvent): void {
    const to = over === null ? -1 : ids.indexOf(String(over.id))
    if (to >= 0 && over?.id !== active.id) onMove(String(active.id), to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // The list announces moves itself, in Bengali.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={end}
    >
      <SortableContext items={[...ids]} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

type Handle = Pick<ComponentPropsWithRef<'button'>, 'ref'> & Record<string, unknown>

/** For one row: its ref, its offset during a drag, and the props of its handle. */
export function useSortableRow(id: string) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const style: CSSProperties = {
    transform: transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`,
    transition,
    opacity: isDragging ? 0.6 : undefined,
  }
  const handle: Handle = { ...listeners, ref: setActivatorNodeRef }
  return { rowRef: setNodeRef, style, handle }
}

interface DragHandleProps {
  label: string
  handle: Handle
  /** Of a grid: left and right step too. */
  isGrid?: boolean
  onStep: (step: -1 | 1) => void
}

export function DragHandle({ label, handle, isGrid, onStep }: DragHandleProps) {
  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return
    const [back, on] = [
      ['ArrowUp', isGrid && 'ArrowLeft'],
      ['ArrowDown', isGrid && 'ArrowRight'],
    ]
    const step = back?.includes(event.key) ? -1 : on?.includes(event.key) ? 1 : undefined
    if (step === undefined) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <button
      {...handle}
      type="button"
      className={classes.handle}
      aria-label={label}
      aria-keyshortcuts={isGrid ? 'ArrowLeft ArrowRight' : 'ArrowUp ArrowDown'}
      title={label}
      onKeyDown={onKeyDown}
    >
      <IconGripVertical size={18} stroke={1.75} aria-hidden="true" />
    </button>
  )
}
