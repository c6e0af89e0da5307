/** The keys of rows whose digits are reasons, on the whole paper and question by question. (ruling R85) */

import { useRef, useState } from 'react'
import { announce } from '#src/ui/frame/announcer.tsx'
import type { MarkRow } from '../sheet.ts'
import { isHandGiven } from './give-reason.ts'
import type { ListedReason } from './reason-list.ts'
import type { Reasons } from './use-reasons.ts'
import { words } from './words.ts'

interface ReasonKeysOptions {
  rows: readonly MarkRow[]
  getMark: (row: MarkRow) => number | null
  reasons: Reasons
  /** True while the paper takes no marks. */
  isOff: () => boolean
}

export type ReasonKeys = ReturnType<typeof useReasonKeys>

/** The keys of a row whose digits are reasons. */
export function useReasonKeys(
  { rows, getMark, reasons, isOff }: ReasonKeysOptions,
  chosen: MarkRow | undefined,
  choose: (row: MarkRow) => void,
) {
  /** The row whose mark is given by hand just now. */
  const [handRow, setHandRow] = useState<string>()
  const newReasonRef = useRef<HTMLInputElement>(null)
  const hasReasons = (row: MarkRow) => handRow !== row.id && reasons.list(row).length > 0
  const press = (row: MarkRow, reason: ListedReason) => {
    if (isOff()) return
    choose(row)
    reasons.toggle(row, reason)
  }
  return {
    newReasonRef,
    hasReasons,
    press,
    pressDigit: (row: MarkRow, digit: number) => {
      if (digit === 0) return reasons.zero(row)
      const reason = reasons.list(row)[digit - 1]
      return reason === undefined ? announce(words.nothing(digit)) : press(row, reason)
    },
    toggleHand: (row = chosen) => {
      if (row === undefined || isOff() || reasons.list(row).length === 0) return undefined
      choose(row)
      if (isHandGiven(reasons.draft, row)) {
        setHandRow(undefined)
        return reasons.sum(row)
      }
      announce(hasReasons(row) ? words.handKeys : words.reasonKeys)
      setHandRow(hasReasons(row) ? row.id : undefined)
      return undefined
    },
    /** True if the row's mark was being given by hand. */
    endHand: (row: MarkRow) => {
      if (handRow !== row.id) return false
      setHandRow(undefined)
      return true
    },
    stepOn: () => {
      if (chosen === undefined || !hasReasons(chosen) || getMark(chosen) === null) return false
      const at = rows.indexOf(chosen)
      const next = [...rows.slice(at + 1), ...rows.slice(0, at)].find((row) => getMark(row) === null)
      if (next === undefined) return false
      choose(next)
      announce(words.nextRow(next.criterion, next.marks))
      return true
    },
  }
}
