/**
 * The keys of a card's rows. A digit gives the chosen row its mark and goes to the next one without; a card
 * of one row is given at once, the others with Enter. Where the row has reasons, a digit gives or takes one of
 * them, and Enter goes on. (rulings R49, R85)
 */

import { type RefObject, useRef, useState } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import type { ListedReason } from '../reasons/reason-list.ts'
import { useReasonKeys } from '../reasons/use-reason-keys.ts'
import type { Reasons } from '../reasons/use-reasons.ts'
import type { MarkRow } from '../sheet.ts'
import { hasDigitKeys } from './units.ts'
import { words } from './words.ts'

interface RowKeysOptions {
  rows: readonly MarkRow[]
  getMark: (row: MarkRow) => number | null
  onMark: (row: MarkRow, mark: number) => void
  /** Gives the mark of a card that has one row. */
  onGive: (row: MarkRow, mark: number) => void
  reasons: Reasons
  /** True while the card takes no marks. */
  isOff: () => boolean
}

export interface RowKeys {
  chosen: MarkRow | undefined
  /** The next digit gets a half. */
  isHalf: boolean
  /** Typed into the chosen row's field, but not a mark yet. */
  text: string | undefined
  fieldRef: RefObject<HTMLInputElement | null>
  /** The field for a new reason of the chosen row. */
  newReasonRef: RefObject<HTMLInputElement | null>
  /** Its digits are reasons, and no marks. */
  hasReasons: (row: MarkRow) => boolean
  /** Digits give the mark by hand in place of the reasons; once it is given, their sum again. */
  toggleHand: (row?: MarkRow) => void
  press: (row: MarkRow, reason: ListedReason) => void
  /** Enter: goes to the next row without a mark; false if there is none, or if the row asks for one. */
  stepOn: () => boolean
  give: (row: MarkRow, mark: number) => void
  digit: (digit: number) => void
  half: (row?: MarkRow) => void
  step: (by: 1 | -1) => void
  choose: (row: MarkRow) => void
  type: (row: MarkRow, text: string) => void
}

export function useRowKeys(options: RowKeysOptions): RowKeys {
  const { rows, getMark, onMark, onGive, isOff } = options
  const [chosenId, setChosen] = useState<string>()
  const [isHalf, setHalf] = useState(false)
  const [typed, setTyped] = useState<{ row: string; text: string }>()
  const fieldRef = useRef<HTMLInputElement>(null)
  const isOpen = (row: MarkRow) => getMark(row) === null
  const chosen = rows.find(({ id }) => id === chosenId) ?? rows.find(isOpen) ?? rows[0]
  const choose = (row: MarkRow) => {
    setChosen(row.id)
    setHalf(false)
  }
  const { endHand, pressDigit, ...reasonKeys } = useReasonKeys(options, chosen, choose)
  const { hasReasons } = reasonKeys
  const give = (row: MarkRow, mark: number) => {
    if (isOff()) return undefined
    if (mark < 0 || mark > row.marks) return announce(words.tooMuch(row.marks))
    setTyped(undefined)
    setHalf(false)
    const isByHand = endHand(row)
    if (rows.length === 1 && !isByHand) return onGive(row, mark)
    onMark(row, mark)
    if (rows.length === 1) return announce(words.givenRow('', mark, undefined))
    // Enter gives the card next, and not the field's mark again.
    fieldRef.current?.blur()
    const at = rows.indexOf(row)
    const next = [...rows.slice(at + 1), ...rows.slice(0, at)].find(isOpen)
    announce(words.givenRow(row.criterion ?? '', mark, next?.criterion))
    setChosen((next ?? row).id)
    return undefined
  }
  return {
    chosen,
    isHalf,
    ...reasonKeys,
    text: typed && typed.row === chosen?.id ? typed.text : undefined,
    fieldRef,
    give,
    digit: (digit) => {
      if (chosen === undefined || isOff()) return
      if (hasReasons(chosen)) return pressDigit(chosen, digit)
      if (hasDigitKeys(chosen)) return give(chosen, isHalf ? digit + 0.5 : digit)
      setTyped({ row: chosen.id, text: formatNumber(digit) })
      fieldRef.current?.focus()
      return undefined
    },
    half: (row = chosen) => {
      if (row === undefined || hasReasons(row) || !hasDigitKeys(row) || isOff()) return
      const isOn = isHalf && row.id === chosen?.id
      if (!isOn) announce(words.halfNext)
      setChosen(row.id)
      setHalf(!isOn)
    },
    step: (by) => {
      const row = rows[rows.findIndex(({ id }) => id === chosen?.id) + by]
      if (row === undefined) return
      choose(row)
      announce(words.chosenRow(row.criterion ?? '', getMark(row), row.marks))
    },
    choose,
    type: (row, text) => {
      setChosen(row.id)
      setTyped({ row: row.id, text })
    },
  }
}
