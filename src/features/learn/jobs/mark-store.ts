/** What was pressed to keep a post or let it go and is not answered yet, by post. */
import { create } from 'zustand'

export const usePressedMarks = create<Readonly<Record<string, boolean>>>(() => ({}))

export function markForgotten(id: string): void {
  const { [id]: _answered, ...others } = usePressedMarks.getState()
  usePressedMarks.setState(others, true)
}
