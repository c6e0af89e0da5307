/** The moves between answers and questions; each one is an address. */

import { announce } from '#src/ui/frame/announcer.tsx'
import { placeChanged } from './place-store.ts'
import { takeBackLast } from './send.ts'
import type { Asked, PileWalk } from './use-pile.ts'
import { words } from './words.ts'

export interface MoveProps {
  asked: Asked
  /** `isReplaced`: the address only says what is on screen already. */
  onGo: (to: Omit<Asked, 'exam'>, isReplaced?: boolean) => void
  /** The whole paper, in the pile of its exam. */
  onWhole: (paper: string) => void
}

export function useMoves({ asked, onGo, onWhole }: MoveProps, walk: PileWalk, isBlind: boolean) {
  const { row, ahead, previous, findBlock, rows, flagged } = walk
  const { exam, paper } = asked
  const rowId = row?.row.id
  const goTo = (id: string | undefined, isReplaced?: boolean) =>
    onGo({ row: rowId, paper: id, block: id === undefined ? undefined : findBlock(id) }, isReplaced)
  const goOn = () => {
    if (ahead.ids[0] === undefined && ahead.missing === undefined && paper !== undefined)
      announce(words.noMore)
    goTo(ahead.ids[0])
  }
  const goToRow = (id: string) => onGo({ row: id, paper: undefined, block: undefined })
  const stepRow = (step: 1 | -1) => {
    const at = rows.findIndex((each) => each.row.id === rowId) + step
    if (rows[at]) goToRow(rows[at].row.id)
  }
  const putOff = () => {
    if (rowId === undefined || paper === undefined) return
    const isPutOff = flagged.includes(paper)
    const next = isPutOff ? flagged.filter((id) => id !== paper) : [...flagged, paper]
    placeChanged(exam, (place) => ({ flagged: { ...place.flagged, [rowId]: next } }))
    announce(isPutOff ? words.takenUp : words.putOff)
    if (!isPutOff) goOn()
  }
  /** A paper that was put off and now has its mark is put off no more. */
  const goOnMarked = () => {
    if (rowId !== undefined && paper !== undefined && flagged.includes(paper))
      placeChanged(exam, (place) => ({
        flagged: { ...place.flagged, [rowId]: flagged.filter((id) => id !== paper) },
      }))
    goOn()
  }
  const undo = () => {
    const id = takeBackLast((each) => findBlock(each) !== undefined)
    announce(id === undefined ? words.nothingToUndo : words.undone)
    if (id !== undefined) goTo(id)
  }
  return {
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
