/** Presses that save or unsave a post, by post, until the server has answered. */

import { create } from 'zustand'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

export const usePressedMarks = create<Readonly<Record<string, boolean>>>(() => ({}))

export function markForgotten(id: string): void {
  const { [id]: _answered, ...others } = usePressedMarks.getState()
  usePressedMarks.setState(others, true)
}

export function reset(): void {
  usePressedMarks.setState({}, true)
}

runAtSessionEnd(reset)
