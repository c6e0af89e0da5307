/**
 * Moves a day within its module: the new order is shown at once, sent with one call, and can be undone.
 * (ruling R36)
 */

import { useRef, useState } from 'react'
import { ApiError } from '#src/api/client/api-error.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import type { StudyDay } from '#src/api/shapes/study-plan.ts'
import { refetch } from '#src/api/use-api.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { type Move, OrderChanged, planBack, planMove, sendMove } from './send-move.ts'
import { words } from './words.ts'

interface DayOrder {
  shown: readonly StudyDay[]
  /** `to`: the index in the module after the move. */
  move: (dayId: string, to: number) => void
}

/** The toast of a newer move replaces an older one. */
const TOPIC = 'day-order'

export function useDayOrder(batchId: string, days: readonly StudyDay[]): DayOrder {
  const [order, setOrder] = useState<{ days: readonly StudyDay[]; ids: readonly string[] }>()
  // Moves are sent one after the other, since each builds on the order after the previous one.
  const queue = useRef(Promise.resolve(true))
  // A newly read plan has the order itself.
  const shown =
    order?.days === days ? order.ids.flatMap((id) => days.find(({ _id }) => _id === id) ?? []) : days

  function move(dayId: string, to: number): void {
    const title = shown.find(({ _id }) => _id === dayId)?.title ?? ''
    const planned = planMove(
      shown.map(({ _id }) => _id),
      { dayId, title, to },
    )
    if (planned === undefined) return
    setOrder({ days, ids: planned.wanted })
    announce(words.movedTo(title, days[to]?.day_no ?? to + 1))
    queue.current = queue.current.then((hasArrived) => hasArrived && send(planned, { isUndone: true }))
  }

  /**
   * A failed move is offered for a retry; moves queued behind it are dropped, and the server's order is
   * shown.
   */
  async function send(planned: Move, { isUndone = false, isAnyOrder = false }): Promise<boolean> {
    try {
      const no = await sendMove(batchId, planned, isAnyOrder)
      await refetch(studyPlan.revised, { params: { id: batchId } })
      if (!isUndone) return true
      const back = () => void send(planBack(planned), {})
      const message = words.movedTo(planned.title, no)
      showToast({ kind: 'success', message, isNew: true, topic: TOPIC, action: words.undo, onClick: back })
      return true
    } catch (error) {
      queue.current = Promise.resolve(true)
      setOrder(undefined)
      showFailure(planned, error, () => void send(planned, { isUndone, isAnyOrder: true }))
      return false
    }
  }

  function showFailure({ title }: Move, error: unknown, again: () => void): void {
    const failed = { kind: 'error', isNew: true, topic: TOPIC } as const
    if (!(error instanceof OrderChanged)) {
      const message = words.notMoved(title, error instanceof ApiError ? getFailureText(error) : '')
      return showToast({ ...failed, message, action: words.again, onClick: again })
    }
    showToast({ ...failed, message: words.orderChanged(title) })
    void refetch(studyPlan.revised, { params: { id: batchId } })
  }
  return { shown, move }
}
