/** Moves a day within its module: the new order is shown at once, sent by one call, and can be taken back. (ruling R36) */
import { useState } from 'react'
import { ApiError } from '#src/api/client/api-error.ts'
import { callWithMessage } from '#src/api/call.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import type { StudyDay } from '#src/api/shapes/study-plan.ts'
import { refetch } from '#src/api/use-api.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { words } from './words.ts'

interface DayOrder {
  shown: readonly StudyDay[]
  /** `to`: the index in the module after the move. */
  move: (dayId: string, to: number) => void
}

/** The day takes the number of the one that stood there; the server moves the others. */
async function sendMove(batchId: string, dayId: string, dayNo: number): Promise<void> {
  await callWithMessage(studyPlan.update, { params: { id: dayId }, body: { day_no: dayNo } }, { isQuiet: true })
  await refetch(studyPlan.revised, { params: { id: batchId } })
}

export function useDayOrder(batchId: string, days: readonly StudyDay[]): DayOrder {
  const [order, setOrder] = useState<{ of: readonly StudyDay[]; ids: readonly string[] }>()
  // A plan that was read anew says the order itself.
  const shown = order?.of === days ? order.ids.flatMap((id) => days.find(({ _id }) => _id === id) ?? []) : days

  function move(dayId: string, to: number): void {
    const from = shown.findIndex(({ _id }) => _id === dayId)
    const there = shown[to]
    const day = shown[from]
    if (day === undefined || there === undefined || from === to) return
    const rest = shown.filter(({ _id }) => _id !== dayId)
    setOrder({ of: days, ids: rest.toSpliced(to, 0, day).map(({ _id }) => _id) })
    announce(words.movedTo(day.title, there.day_no))
    send(day, there.day_no, () => send(day, day.day_no))
  }

  /** A move that did not arrive is offered again, since the order shown is the server's. */
  function send(day: StudyDay, to: number, back?: () => void): void {
    sendMove(batchId, day._id, to).then(
      () => back && showToast({ kind: 'success', message: words.movedTo(day.title, to), isNew: true, action: words.undo, onClick: back }),
      (error: unknown) => {
        setOrder(undefined)
        const message = words.notMoved(day.title, error instanceof ApiError ? error.msg : '')
        showToast({ kind: 'error', message, action: words.again, onClick: () => send(day, to, back) })
      },
    )
  }
  return { shown, move }
}
