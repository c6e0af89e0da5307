/**
 * One slot in the window for what comes by itself: one at a time, by a fixed order, never over work. What a
 * person has opened does not ask for it. (ruling R92)
 */

import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { useBusy } from './busy-store.ts'

/** The most important first. */
const ORDER = ['maintenance', 'update', 'consent', 'saving', 'promo'] as const
export type SlotName = (typeof ORDER)[number]

type Wanted = Readonly<Partial<Record<SlotName, boolean>>>

const useWanted = create<Wanted>(() => ({}))

const findFirst = (wanted: Wanted) => ORDER.find((name) => wanted[name])

/** Asks for the slot while `isWanted`; true while this one has it. */
export function useSlot(name: SlotName, isWanted: boolean): boolean {
  useLayoutEffect(() => {
    if (!isWanted) return undefined
    useWanted.setState({ [name]: true })
    return () => useWanted.setState({ [name]: false })
  }, [name, isWanted])
  const hasSlot = useWanted((wanted) => findFirst(wanted) === name)
  const isBusy = useBusy(({ works }) => works > 0)
  return isWanted && hasSlot && !isBusy
}
