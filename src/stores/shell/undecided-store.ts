/** The server answers the refresh of the session, but does not decide about it. (ruling R93) */

import { create } from 'zustand'

const initial = { isUndecided: false }

export const useUndecided = create(() => initial)

export function serverUndecided(isUndecided: boolean): void {
  useUndecided.setState({ isUndecided })
}

export function reset(): void {
  useUndecided.setState(initial)
}
