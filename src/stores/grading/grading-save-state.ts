/** How the save of one submission stands. One's own alone: a device may hold another teacher's too. (ruling R21) */
import type { GradingSave } from './grading-save.ts'
import { type GradingSaves, useGradingSaves } from './grading-save-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'

export function isOwnSave({ owner }: GradingSave): boolean {
  return owner === useSession.getState().user?._id
}

function ownSaveOf(submission: string, saves: readonly GradingSave[]): GradingSave | undefined {
  return saves.find((save) => save.submission === submission && isOwnSave(save))
}

/** The save of one submission that waits or failed. */
export function waitingSaveOf(submission: string): GradingSave | undefined {
  return ownSaveOf(submission, useGradingSaves.getState().saves)
}

/** Waits, failed, met another's change, under way or arrived: the state of a row. */
export type SaveState = 'saving' | 'waiting' | 'failed' | 'conflict' | 'saved'

export function saveStateOf({ saves, sending, saved }: GradingSaves, submission: string): SaveState | undefined {
  if (sending.includes(submission)) return 'saving'
  const waiting = ownSaveOf(submission, saves)
  if (waiting !== undefined) return waiting.state
  return saved[submission] === undefined ? undefined : 'saved'
}
