/** State of one submission on the grading page: its draft, the chosen row, changes, undo. */

import { useCallback, useMemo, useRef, useState } from 'react'
import { useQueue } from '#src/api/outbox/queue.ts'
import {
  gradingDraftDropped,
  findGradingDraft,
  gradingDraftTyped,
  useGradingDrafts,
} from '#src/stores/grading/grading-draft-store.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { type MarkRow, listMarkRows, type Sheet } from '../sheet.ts'
import { type Draft, getMark, setLineComment } from './draft.ts'
import { readMarks } from './read-marks.ts'

/** Older undo steps are dropped. */
const MAX_STEPS = 100

interface Step {
  before: Draft | undefined
  /** Field of the change: typing in one field is one step. */
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
  /** Returns false if there was nothing to undo. */
  undo: () => boolean
  /** Clears the undo steps of typing once a save contains them: undo then takes back the whole save. */
  forgetSteps: () => void
}

/** Typing at one line is one step of undo, and so is removing what was typed there. */
export function setLineWords(
  { change }: Pick<Grading, 'change'>,
  question: string,
  line: number,
  text: string,
) {
  const place = text === '' ? undefined : `line ${question} ${line}`
  change((now) => setLineComment(now, question, line, text), place === undefined ? {} : { place })
}

/** True if the draft is based on an older version than the server's. */
export function isBehind({ draft, sheet }: Pick<Grading, 'draft' | 'sheet'>): boolean {
  return draft.version < sheet.version
}

export function useGrading(sheet: Sheet): Grading {
  const drafts = useGradingDrafts((state) => state.drafts)
  const saves = useQueue(GRADING_SAVES)
  // `drafts` and `saves` only trigger the read; owner and stored copy are checked by the store.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const draft = useMemo(() => readMarks(sheet), [drafts, saves, sheet])
  const rows = useMemo(() => listMarkRows(sheet), [sheet])
  const [chosenId, choose] = useState(() => (rows.find((row) => getMark(draft, row) === null) ?? rows[0])?.id)
  const steps = useRef<Step[]>([])
  /** Number of the edit that this page made last. */
  const lastEdit = useRef<number>(undefined)

  const change = useCallback<Grading['change']>(
    (next, { place, onUndo } = {}) => {
      const before = findGradingDraft(sheet.id)
      const now = readMarks(sheet)
      const after = next(now)
      if (after === now) return
      const isSamePlace = place !== undefined && steps.current.at(-1)?.place === place
      if (!isSamePlace) steps.current = [...steps.current, { before, place, onUndo }].slice(-MAX_STEPS)
      gradingDraftTyped(after)
      lastEdit.current = after.edit
    },
    [sheet],
  )

  const undo = useCallback(() => {
    const now = findGradingDraft(sheet.id)
    // Another tab has typed or given marks since: they stay.
    if (now?.edit !== lastEdit.current) steps.current = []
    const step = steps.current.pop()
    if (step === undefined || now === undefined) return false
    const edit = now.edit + 1
    if (step.before === undefined) gradingDraftDropped(sheet.id)
    else gradingDraftTyped({ ...step.before, version: now.version, edit })
    lastEdit.current = step.before && edit
    step.onUndo?.()
    return true
  }, [sheet.id])

  const forgetSteps = useCallback(() => {
    steps.current = []
  }, [])

  return {
    sheet,
    rows,
    draft,
    forgetSteps,
    chosen: rows.find(({ id }) => id === chosenId) ?? rows[0],
    choose,
    change,
    undo,
  }
}

/** Finds the row above or below the chosen one; the ends are the limit. */
export function findRowBeside(
  { rows, chosen }: Pick<Grading, 'rows' | 'chosen'>,
  step: 1 | -1,
): MarkRow | undefined {
  const at = rows.findIndex(({ id }) => id === chosen?.id)
  return rows[Math.min(Math.max(at + step, 0), rows.length - 1)]
}

/** Finds the next row without a mark, wrapping at the end; undefined if all have one. */
export function findNextOpen(
  { draft, rows }: Pick<Grading, 'draft' | 'rows'>,
  row: MarkRow,
): MarkRow | undefined {
  const at = rows.findIndex(({ id }) => id === row.id)
  const others = [...rows.slice(at + 1), ...rows.slice(0, at)]
  return others.find((other) => getMark(draft, other) === null)
}
