/**
 * Tells the state of a paper's marks: typed on this device, waiting to be sent, being sent, refused, in conflict,
 * or told by the server. Every list and desk reads it here. (rulings R21, R41)
 */

import { useMemo } from 'react'
import { openQueue, useQueue } from '#src/api/outbox/queue.ts'
import { findGradingDraft, useGradingDrafts } from '#src/stores/grading/grading-draft-store.ts'
import { GRADING_SAVES, type GradingSave } from '#src/stores/grading/grading-save.ts'
import { useMarks } from '#src/stores/grading/marks-store.ts'
import { type CountedMarks, isPartial } from '#src/stores/grading/partial-marks.ts'
import type { ToldMarks } from '#src/stores/grading/told-marks.ts'

/** `conflict`: somebody else has changed the submission; `own-conflict`: the teacher, on another device. */
export type SaveState = 'saving' | 'waiting' | 'failed' | 'conflict' | 'own-conflict' | 'saved'

const SAVE_TONES = {
  saving: 'neutral',
  waiting: 'neutral',
  failed: 'missed',
  conflict: 'due',
  'own-conflict': 'due',
  saved: 'ok',
} as const

/** Gives the tone of the pill that shows a state. */
export function getSaveTone(state: SaveState): (typeof SAVE_TONES)[SaveState] {
  return SAVE_TONES[state]
}

interface Parts {
  save: GradingSave | undefined
  told: ToldMarks | undefined
  isSending: boolean
  kept: CountedMarks | undefined
}

export interface MarkLife extends Pick<Parts, 'told' | 'save'> {
  /** Undefined if this page has saved nothing. */
  state: SaveState | undefined
  /** The mark of the whole paper as it was last given here or told by the server. */
  mark: number | undefined
  /** How much is marked, of a paper that is marked in part. */
  partial: CountedMarks | undefined
  /** Undefined if only the list knows. */
  isChecked: boolean | undefined
}

function countSave({ submission, body: { marks = [] }, rowCount }: GradingSave): CountedMarks {
  const given = marks.reduce(
    (sum, { mark, rubric = [] }) => sum + (rubric.length || Number(mark !== null)),
    0,
  )
  const sum = marks.reduce((all, { mark }) => all + (mark ?? 0), 0)
  return { id: submission, given, all: rowCount ?? given, sum }
}

function getState({ save, told, isSending }: Parts): SaveState | undefined {
  if (isSending) return 'saving'
  if (save !== undefined) return save.state === 'conflict' && save.isOwn ? 'own-conflict' : save.state
  return told?.key === undefined ? undefined : 'saved'
}

function describe(parts: Parts): MarkLife {
  const { save, told, kept } = parts
  const counted = save ? countSave(save) : kept
  const isChecked = save?.body.checked ?? told?.isChecked
  return {
    save,
    told,
    state: getState(parts),
    mark: save ? counted?.sum : (told?.mark ?? kept?.sum),
    partial: counted && !isChecked && isPartial(counted) ? counted : undefined,
    isChecked,
  }
}

export function readMarkLife(id: string): MarkLife {
  const { told, sending, partials } = useMarks.getState()
  return describe({
    save: openQueue(GRADING_SAVES)
      .getOwn()
      .find(({ submission }) => submission === id),
    told: told.get(id),
    isSending: sending.includes(id),
    kept: partials.find((paper) => paper.id === id),
  })
}

export function useMarkLife(id: string): MarkLife {
  const save = useQueue(GRADING_SAVES).find(({ submission }) => submission === id)
  const told = useMarks((marks) => marks.told.get(id))
  const isSending = useMarks(({ sending }) => sending.includes(id))
  const kept = useMarks(({ partials }) => partials.find((paper) => paper.id === id))
  return describe({ save, told, isSending, kept })
}

/** Tells whether there are typed marks that no save has brought to the server yet. */
export const useHasDraft = (id: string) => useGradingDrafts(() => findGradingDraft(id) !== undefined)

/** Papers marked in part, those given last first. */
function joinPartials(saves: readonly GradingSave[], kept: readonly CountedMarks[]): CountedMarks[] {
  const waiting = new Set(saves.map(({ submission }) => submission))
  return [
    ...saves.filter(({ body }) => body.checked !== true).map(countSave),
    ...kept.filter(({ id }) => !waiting.has(id)),
  ].filter(isPartial)
}

export const listPartials = () =>
  joinPartials(openQueue(GRADING_SAVES).getOwn(), useMarks.getState().partials)

export function usePartials(): readonly CountedMarks[] {
  const saves = useQueue(GRADING_SAVES)
  const kept = useMarks(({ partials }) => partials)
  return useMemo(() => joinPartials(saves, kept), [saves, kept])
}

interface Listed {
  _id: string
  state: string
}

/** Tells of each row whether its marks are shown to the learner, or will be with the save that waits. */
export function useIsChecked(): (row: Listed) => boolean {
  const saves = useQueue(GRADING_SAVES)
  const told = useMarks((marks) => marks.told)
  return useMemo(() => {
    const waiting = new Map(saves.map(({ submission, body }) => [submission, body.checked]))
    return ({ _id, state }) => waiting.get(_id) ?? told.get(_id)?.isChecked ?? state === 'checked'
  }, [saves, told])
}
