/**
 * The save state of submissions: being sent, waiting on the device, or saved by this page. (rulings R21, R41)
 */

import { create } from 'zustand'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import type { GradingSave } from './grading-save.ts'

/** The marks of a successful save. `mark`: what the server now holds. */
interface SavedMark {
  mark: number | null
  isChecked: boolean
  /** The server's version after it. */
  version: number
  /** Key of the save. */
  key: string
  /** When this page first saved it as checked, in milliseconds since 1970. */
  checkedAt?: number | undefined
}

interface GradingSaves {
  /** Submissions whose save is being sent. */
  sending: readonly string[]
  /** Submissions that this page has saved. */
  saved: Readonly<Record<string, SavedMark | undefined>>
}

const initial: GradingSaves = { sending: [], saved: {} }

export const useGradingSaves = create<GradingSaves>(() => initial)

export function sendingBegan(submission: string): void {
  useGradingSaves.setState(({ sending }) => ({ sending: [...sending, submission] }))
}

export function sendingEnded(submission: string): void {
  useGradingSaves.setState(({ sending }) => ({ sending: sending.filter((each) => each !== submission) }))
}

export function saveArrived(submission: string, mark: Omit<SavedMark, 'checkedAt'>): void {
  useGradingSaves.setState(({ saved }) => {
    const checkedAt = mark.isChecked ? (saved[submission]?.checkedAt ?? getDeviceNow()) : undefined
    return { saved: { ...saved, [submission]: { ...mark, checkedAt } } }
  })
}

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

/** Gives the state of a row. `saves`: this teacher's unsent saves. */
export function getSaveState(
  { sending, saved }: GradingSaves,
  saves: readonly GradingSave[],
  submission: string,
): SaveState | undefined {
  if (sending.includes(submission)) return 'saving'
  const waiting = saves.find((save) => save.submission === submission)
  if (waiting !== undefined)
    return waiting.state === 'conflict' && waiting.isOwn ? 'own-conflict' : waiting.state
  return saved[submission] === undefined ? undefined : 'saved'
}

export function reset(): void {
  useGradingSaves.setState(initial)
}

runAtSessionEnd((ending) => {
  if (ending === 'logged-out') useGradingSaves.setState({ saved: {} })
})
