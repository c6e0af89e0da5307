/** The draft of one submission as the desk works on it: chosen row, changes, undo. */
import { useCallback, useMemo, useRef, useState } from 'react'
import { gradingDraftDropped, gradingDraftOf, gradingDraftTyped, useGradingDrafts } from '#src/stores/grading/grading-draft-store.ts'
import { type MarkRow, markRowsOf, type Sheet } from '../sheet.ts'
import { type Draft, draftFrom, markIn } from './draft.ts'

/** More steps back are not kept. */
const MOST_STEPS = 100

interface Step {
  before: Draft | undefined
  /** Typing in one place is one step. */
  place: string | undefined
  onUndo: (() => void) | undefined
}

export interface ChangeOptions {
  place?: string
  onUndo?: () => void
}

export interface Grading {
  sheet: Sheet
  rows: readonly MarkRow[]
  draft: Draft
  chosen: MarkRow | undefined
  choose: (rowId: string) => void
  change: (next: (draft: Draft) => Draft, options?: ChangeOptions) => void
  /** False when there was nothing to take back. */
  undo: () => boolean
}

/** The draft stands upon an older state than the server's. */
export function isBehind({ draft, sheet }: Pick<Grading, 'draft' | 'sheet'>): boolean {
  return draft.version < sheet.version
}

export function useGrading(sheet: Sheet): Grading {
  const drafts = useGradingDrafts((state) => state.drafts)
  // `drafts` tells when to look again; whose draft it is, and what the device has, is the store's affair.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const draft = useMemo(() => gradingDraftOf(sheet.id) ?? draftFrom(sheet), [drafts, sheet])
  const rows = useMemo(() => markRowsOf(sheet), [sheet])
  const [chosenId, choose] = useState(() => (rows.find((row) => markIn(draft, row) === null) ?? rows[0])?.id)
  const steps = useRef<Step[]>([])

  const change = useCallback<Grading['change']>(
    (next, { place, onUndo } = {}) => {
      const before = gradingDraftOf(sheet.id)
      const now = before ?? draftFrom(sheet)
      const after = next(now)
      if (after === now) return
      const isSamePlace = place !== undefined && steps.current.at(-1)?.place === place
      if (!isSamePlace) steps.current = [...steps.current, { before, place, onUndo }].slice(-MOST_STEPS)
      gradingDraftTyped(after)
    },
    [sheet],
  )

  const undo = useCallback(() => {
    const step = steps.current.pop()
    if (step === undefined) return false
    const edit = (gradingDraftOf(sheet.id)?.edit ?? 0) + 1
    if (step.before === undefined) gradingDraftDropped(sheet.id)
    else gradingDraftTyped({ ...step.before, edit })
    step.onUndo?.()
    return true
  }, [sheet.id])

  return { sheet, rows, draft, chosen: rows.find(({ id }) => id === chosenId) ?? rows[0], choose, change, undo }
}

/** The row above or below the chosen one; at the ends it stays. */
export function rowBeside({ rows, chosen }: Pick<Grading, 'rows' | 'chosen'>, step: 1 | -1): MarkRow | undefined {
  const at = rows.findIndex(({ id }) => id === chosen?.id)
  return rows[Math.min(Math.max(at + step, 0), rows.length - 1)]
}
