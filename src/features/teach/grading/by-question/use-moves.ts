/** The moves between answers and questions; each one is an address. */

import { useEffect, useRef } from 'react'
import { submission } from '#src/api/contract/submission.ts'
import { hasReply } from '#src/api/use-api.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { useLeaving } from '../keys/use-leaving.ts'
import { describeTakenBack } from '../saving/give.ts'
import { changePlace } from './place-store.ts'
import { takeBackLast } from './send.ts'
import type { Asked, QuestionMarking } from './use-papers.ts'
import { words } from './words.ts'

export interface MoveProps {
  asked: Asked
  /** `isReplaced`: the address only says what is on screen already. */
  onGo: (to: Omit<Asked, 'exam' | 'kind'>, isReplaced?: boolean) => void
  /** The whole paper, among those of its exam. */
  onWhole: (paper: string) => void
}

/** Without a connection the next paper that is on the device comes first. */
function findReadable(ids: readonly string[]): string | undefined {
  const isThere = (id: string) => hasReply(submission.one, { params: { id } })
  return (navigator.onLine ? undefined : ids.find(isThere)) ?? ids[0]
}

export function useMoves({ asked, onGo, onWhole }: MoveProps, marking: QuestionMarking, isBlind: boolean) {
  const { row, ahead, previous, findBlock, rows, flagged } = marking
  const { exam, paper } = asked
  const rowId = row?.unit.id
  const leaving = useLeaving(`${asked.row} ${paper}`)
  const goToPlace: MoveProps['onGo'] = (to, isReplaced) => {
    leaving.begin(`${to.row} ${to.paper}`)
    onGo(to, isReplaced)
  }
  const goTo = (id: string | undefined, isReplaced?: boolean) =>
    goToPlace({ row: rowId, paper: id, block: id === undefined ? undefined : findBlock(id) }, isReplaced)
  /** The paper that was come to by going on: if somebody has marked it meanwhile, the next one comes by itself. */
  const wanted = useRef<string>(undefined)
  const goOn = () => {
    const next = findReadable(ahead.ids)
    wanted.current = next
    if (next === undefined && ahead.missing === undefined && paper !== undefined) announce(words.noMore)
    goTo(next)
  }
  const goToRow = (id: string) => goToPlace({ row: id, paper: undefined, block: undefined })
  const stepRow = (step: 1 | -1) => {
    const at = rows.findIndex((each) => each.unit.id === rowId) + step
    if (rows[at]) goToRow(rows[at].unit.id)
  }
  const putOff = () => {
    if (rowId === undefined || paper === undefined || leaving.isUnderWay()) return
    const isPutOff = flagged.includes(paper)
    const next = isPutOff ? flagged.filter((id) => id !== paper) : [...flagged, paper]
    changePlace(exam, (place) => ({ flagged: { ...place.flagged, [rowId]: next } }))
    announce(isPutOff ? words.takenUp : words.putOff)
    if (!isPutOff) goOn()
  }
  /** A paper that was put off and now has its mark is put off no more. */
  const goOnMarked = () => {
    if (rowId !== undefined && paper !== undefined && flagged.includes(paper))
      changePlace(exam, (place) => ({
        flagged: { ...place.flagged, [rowId]: flagged.filter((id) => id !== paper) },
      }))
    goOn()
  }
  const undo = () => {
    const taken = takeBackLast((each) => findBlock(each) !== undefined)
    if (taken === undefined) return announce(words.nothingToUndo)
    if (taken.left > 0 || taken.inSteps > 0 || taken.words)
      showToast({ kind: 'success', message: describeTakenBack(taken), topic: 'take-back' })
    const [first, another] = taken.saves
    if (first === undefined) return
    announce(another === undefined ? words.undone : words.undoneMany(taken.saves.length))
    // After a group the teacher stays at the answer in the middle.
    if (another === undefined) goTo(first.submission._id)
  }
  const isMarked = paper === undefined ? undefined : marking.isMarked(paper)
  useEffect(() => {
    if (paper === undefined || wanted.current !== paper || rowId === undefined || isMarked === undefined)
      return
    if (!isMarked) wanted.current = undefined
    else {
      wanted.current = ahead.ids[0]
      goTo(ahead.ids[0], true)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is ahead counts at that moment only
  }, [paper, rowId, isMarked])
  /** Opens the first paper of an address without one. */
  const begin = (id: string) => {
    wanted.current = id
    goTo(id, true)
  }
  return {
    isLeaving: leaving.isUnderWay,
    begin,
    goTo,
    goOn,
    goOnMarked,
    goToRow,
    stepRow,
    putOff,
    undo,
    goBack: () => (previous === undefined ? announce(words.noBefore) : goTo(previous)),
    openWhole: () => (isBlind || paper === undefined ? announce(words.noWhole) : onWhole(paper)),
  }
}
