/** The confirm dialog: one question at a time, answered yes or no. (spec 3 `common`: confirm modal) */

import { create } from 'zustand'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

export interface Question {
  title: string
  text?: string
  /** Names the action, rather than just "yes". */
  yes: string
  no?: string
  /** True for an action that cannot be undone: the button has the danger colour. */
  isDangerous?: boolean
}

interface ConfirmState {
  question: Question | undefined
  answer: ((isYes: boolean) => void) | undefined
}

const closed: ConfirmState = { question: undefined, answer: undefined }

export const useConfirm = create<ConfirmState>(() => closed)

/** Asks, and resolves with the answer. A new question answers an open one with no. */
export function confirmAsked(question: Question): Promise<boolean> {
  useConfirm.getState().answer?.(false)
  return new Promise((answer) => useConfirm.setState({ question, answer }))
}

export function confirmAnswered(isYes: boolean): void {
  const { answer } = useConfirm.getState()
  useConfirm.setState(closed)
  answer?.(isYes)
}

export function reset(): void {
  confirmAnswered(false)
}

runAtSessionEnd(reset)
