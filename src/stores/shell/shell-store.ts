/** Open parts of the shell. The spec's flags of sidebar, mega menu and assistant. (spec 3, ruling R39) */

import { create } from 'zustand'
import { readStored, store } from '#src/stores/browser/guarded-storage.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

/** The only value of the storage key `sidebar`; anything else means collapsed. (spec 9) */
const EXPANDED = 'expanded'

interface ShellState {
  isSidebarExpanded: boolean
  /** A page that needs the whole space: no bars, the sidebar collapsed. */
  isTheatre: boolean
  /** A page without any frame around it. */
  isAside: boolean
  isMegaMenuOpen: boolean
  /** The help drawer. */
  isAssistantOpen: boolean
}

/** On a first visit the sidebar shows its labels. */
function initial(): ShellState {
  return {
    isSidebarExpanded: (readStored('sidebar') ?? EXPANDED) === EXPANDED,
    isTheatre: false,
    isAside: false,
    isMegaMenuOpen: false,
    isAssistantOpen: false,
  }
}

export const useShell = create<ShellState>(initial)

export function sidebarToggled(): void {
  const isSidebarExpanded = !useShell.getState().isSidebarExpanded
  store('sidebar', isSidebarExpanded ? EXPANDED : 'folded')
  useShell.setState({ isSidebarExpanded })
}

/** The sidebar is collapsed while the page is mounted; the stored choice for all pages stays. */
export const THEATRE = { isTheatre: true, isSidebarExpanded: false } as const

export function theatreEntered(): void {
  useShell.setState(THEATRE)
}

export function theatreLeft(): void {
  useShell.setState({ isTheatre: false, isSidebarExpanded: initial().isSidebarExpanded })
}

/** The frame shows no links while the page is mounted. */
export function frameSteppedAside(isAside: boolean): void {
  useShell.setState({ isAside })
}

export function megaMenuOpened(): void {
  useShell.setState({ isMegaMenuOpen: true })
}

export function megaMenuClosed(): void {
  useShell.setState({ isMegaMenuOpen: false })
}

export function assistantToggled(isAssistantOpen: boolean): void {
  useShell.setState({ isAssistantOpen })
}

export function reset(): void {
  useShell.setState(initial())
}

runAtSessionEnd(reset)
