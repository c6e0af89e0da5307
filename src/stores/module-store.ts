/** Which modules of a study plan are unfolded. (spec 3 `common`: list of expanded modules) */
import { create } from 'zustand'
import { runAtSessionEnd } from './session/forget.ts'

interface ModuleState {
  expanded: readonly string[]
}

const initial: ModuleState = { expanded: [] }

export const useModules = create<ModuleState>(() => initial)

export function moduleToggled(id: string): void {
  useModules.setState(({ expanded }) => ({
    expanded: expanded.includes(id) ? expanded.filter((one) => one !== id) : [...expanded, id],
  }))
}

/** The module somebody works in opens by itself; a second time it changes nothing. */
export function moduleExpanded(id: string): void {
  useModules.setState(({ expanded }) => (expanded.includes(id) ? { expanded } : { expanded: [...expanded, id] }))
}

export function reset(): void {
  useModules.setState(initial)
}

runAtSessionEnd(reset)
