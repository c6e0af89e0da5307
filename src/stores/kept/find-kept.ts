/** Finds kept classes and modules in memory. */

import type { KeptClass } from './kept-class.ts'
import { useKept } from './kept-store.ts'

export const listKept = () => useKept.getState().classes
export const listModules = () => useKept.getState().modules
export const findModule = (id: string) => listModules().find((each) => each.id === id)
export const findKept = (id: string) => listKept().find((each) => each.id === id)

/** In the queue, and not taken off the list. */
export function findWaiting(without?: ReadonlySet<string>): KeptClass | undefined {
  const { classes, hidden } = useKept.getState()
  return classes.find(({ id, state }) => state === 'waiting' && !hidden.includes(id) && !without?.has(id))
}

export const findWaitingModule = () => listModules().find(({ state }) => state === 'waiting')
