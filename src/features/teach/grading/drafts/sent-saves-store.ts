/** The last saves of the grading page, so that the newest can be reverted from any submission. */

import { create } from 'zustand'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { takeBackSave, type SentSave } from './take-back.ts'

/** Older saves can no longer be reverted. */
const MOST_SAVES = 20

/** The saves of this page that can be reverted, the newest last. */
export const useSentSaves = create<{ saves: readonly SentSave[] }>(() => ({ saves: [] }))

export function saveSent(sent: SentSave): void {
  useSentSaves.setState(({ saves }) => ({ saves: [...saves, sent].slice(-MOST_SAVES) }))
}

/**
 * Reverts the newest save that can be; its marks become the teacher's draft again. Undefined if there is
 * none.
 */
export function takeBackNewest(): SentSave | undefined {
  const { saves } = useSentSaves.getState()
  const at = saves.findLastIndex((each) => takeBackSave(each))
  useSentSaves.setState({ saves: saves.slice(0, Math.max(at, 0)) })
  return saves[at]
}

export function reset(): void {
  useSentSaves.setState({ saves: [] })
}
runAtSessionEnd(reset)
