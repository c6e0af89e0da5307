/** The rest of the servers that is announced or under way; undefined while they work. */

import { create } from 'zustand'
import type { Rest } from '#src/lib/maintenance.ts'

interface MaintenanceState {
  rest: Rest | undefined
  /** The person has read it and put it away. */
  isPutAway: boolean
}

const initial: MaintenanceState = { rest: undefined, isPutAway: false }

export const useMaintenance = create<MaintenanceState>(() => initial)

/** One that only moves a little is the same one, and stays away. */
const SAME = 60_000

export function maintenanceAnnounced(rest: Rest | undefined): void {
  useMaintenance.setState((state) => {
    const isSame =
      rest !== undefined && state.rest !== undefined && Math.abs(rest.until - state.rest.until) < SAME
    return isSame ? state : { rest, isPutAway: false }
  })
}

export function maintenanceClosed(): void {
  useMaintenance.setState({ isPutAway: true })
}

export function reset(): void {
  useMaintenance.setState(initial)
}
