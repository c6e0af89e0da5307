/**
 * Typed digits set the mark of the chosen row and move on to the next open one; a point and 5 add a half to
 * the last mark.
 */

import { useEffect, useRef } from 'react'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { getRowName } from '../marks/row-name.ts'
import { getMark, setMark } from '../saving/draft.ts'
import { findNextOpen, type Grading } from '../saving/use-grading.ts'
import type { MarkRow } from '../sheet.ts'
import { words } from '../words.ts'
import { useGradingSettings } from './grading-settings-store.ts'
import { addHalf, canGrow, combineDigits, DIGITS_TOGETHER, type TypedDigit } from './typed-mark.ts'

interface Digits {
  type: (digit: number) => void
  /** Waits for the 5 of a half mark. */
  beginHalf: () => void
  /** Another action has happened in between: the next digit starts again. */
  forget: () => void
}

/** The row typed last, the one chosen after it, and the half that its next digit may make. */
interface Typing extends TypedDigit {
  next: string
  isHalf?: boolean
}

/** Moves on if no further digit is typed. */
function usePause(): { begin: (run: () => void) => void; stop: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    stop,
    begin: (run) => {
      stop()
      timer.current = setTimeout(run, DIGITS_TOGETHER)
    },
  }
}

export function useDigits(grading: Grading): Digits {
  const { chosen, rows, draft, sheet, change, choose } = grading
  const advances = useGradingSettings((state) => state.advances)
  const last = useRef<Typing>(undefined)
  const pause = usePause()

  const give = (row: MarkRow, mark: number, mayGrow: boolean) => {
    const marked = setMark(draft, row, mark)
    change((now) => setMark(now, row, mark))
    const next = advances ? findNextOpen({ draft: marked, rows }, row) : undefined
    announce(words.marks.given(getRowName(sheet, row), mark, row.marks))
    last.current = { row: row.id, value: mark, at: getDeviceNow(), next: next?.id ?? row.id }
    if (next === undefined) return
    if (mayGrow) pause.begin(() => choose(next.id))
    else choose(next.id)
  }

  /** The row of the last digit, unless the teacher has chosen another since. */
  const findTyped = () => {
    const { row, next } = last.current ?? {}
    return chosen?.id === row || chosen?.id === next ? rows.find(({ id }) => id === row) : undefined
  }

  return {
    type(digit) {
      pause.stop()
      const half = last.current?.isHalf ? findTyped() : undefined
      const row = half ?? chosen
      if (row === undefined) return
      const mark = half
        ? addHalf(getMark(draft, half), digit, half)
        : combineDigits(row, digit, last.current, getDeviceNow())
      if (mark === undefined) {
        last.current = undefined
        announce(words.marks.tooMuch(row.marks))
      } else give(row, mark, !half && canGrow(mark, row))
    },
    beginHalf() {
      pause.stop()
      const row = findTyped() ?? chosen
      if (row === undefined) return
      choose(row.id)
      last.current = { row: row.id, value: 0, at: 0, next: row.id, isHalf: true }
      announce(words.marks.awaitHalf)
    },
    forget() {
      pause.stop()
      last.current = undefined
    },
  }
}
