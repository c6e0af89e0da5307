/**
 * Saves of marks on their way to the server: one at a time per submission, the newest of those that wait. What waits, failed or
 * met another's change is kept on the device and tried again, over a reload too; it goes at logout. (rulings R21, R41)
 */
import { create } from 'zustand'
import { whenSessionEnds } from '#src/stores/session/forget.ts'
import { type GradingSave, keepGradingSaves, keptGradingSaves, type SavedMark } from './grading-save.ts'
import { useSession } from '#src/stores/session/session-store.ts'

export interface GradingSaves {
  saves: readonly GradingSave[]
  /** The submission whose save is under way. */
  sending: readonly string[]
  /** Saved by this page. */
  saved: Readonly<Record<string, SavedMark | undefined>>
}

const initial = (): GradingSaves => ({ saves: keptGradingSaves() ?? [], sending: [], saved: {} })

export const useGradingSaves = create<GradingSaves>(initial)

/** As the device has it, since other tabs save there too; where it keeps nothing, this page's own. */
const kept = () => keptGradingSaves() ?? useGradingSaves.getState().saves

function keep(saves: readonly GradingSave[]): void {
  keepGradingSaves(saves)
  useGradingSaves.setState({ saves })
}

export function gradingSavesReread(): void {
  useGradingSaves.setState({ saves: kept() })
}

/** A newer save takes the place of what waits for the same submission. */
export function gradingSaveAsked(save: Pick<GradingSave, 'submission' | 'of' | 'learner' | 'body' | 'edit'>): void {
  const owner = useSession.getState().user?._id
  const others = kept().filter((each) => each.submission !== save.submission)
  keep([...others, { ...save, owner, state: 'waiting', tries: 0, dueAt: 0 }])
}

export function gradingSaveChanged(key: string, change: Partial<GradingSave>): void {
  keep(kept().map((save) => (save.body.key === key ? { ...save, ...change } : save)))
}

/** The teacher wants it tried now. */
export function gradingSaveRepeated(submission: string): void {
  const again = { state: 'waiting', isRefused: false, dueAt: 0 } as const
  keep(kept().map((save) => (save.submission === submission && save.state !== 'conflict' ? { ...save, ...again } : save)))
}

export function gradingSaveDropped(submission: string): void {
  keep(kept().filter((save) => save.submission !== submission))
}

export function sendingBegan(submission: string): void {
  useGradingSaves.setState(({ sending }) => ({ sending: [...sending, submission] }))
}

export function sendingEnded(submission: string): void {
  useGradingSaves.setState(({ sending }) => ({ sending: sending.filter((each) => each !== submission) }))
}

/** It arrived. What was asked for meanwhile stands upon the version that came of it. */
export function gradingSaveArrived(save: GradingSave, version: number, saved: SavedMark): void {
  const rest = kept().filter(({ body }) => body.key !== save.body.key)
  keep(rest.map((each) => (each.submission === save.submission ? { ...each, body: { ...each.body, version } } : each)))
  useGradingSaves.setState((state) => ({ saved: { ...state.saved, [save.submission]: saved } }))
}

export function reset(): void {
  useGradingSaves.setState(initial())
}

whenSessionEnds((ending) => {
  if (ending === 'logged-out') useGradingSaves.setState({ saves: [], saved: {} })
})
