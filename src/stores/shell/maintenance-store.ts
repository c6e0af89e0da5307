/** The maintenance that is announced or running; undefined otherwise. */

import { create } from 'zustand'
import type { Rest } from '#src/lib/maintenance.ts'

interface MaintenanceState {
  rest: Rest | undefined
  /** The person has closed the banner. */
  isPutAway: boolean
}

const initial: MaintenanceState = { rest: undefined, isPutAway: false }

export const useMaintenance = create<MaintenanceState>(() => initial)

/** A time that moves by less than this is the same maintenance, whose banner stays closed. */
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
