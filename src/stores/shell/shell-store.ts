/** Open parts of the shell. The spec's flags of sidebar, mega menu and assistant. (spec 3, ruling R39) */

import { create } from 'zustand'
import { readStored, store } from '#src/stores/browser/guarded-storage.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

/** The one value of the storage key `sidebar`; anything else is a folded one. (spec 9) */
const EXPANDED = 'expanded'

interface ShellState {
  isSidebarExpanded: boolean
  /** A page that wants the space for itself: no bars, the sidebar folded. */
  isTheatre: boolean
  /** A page that is all there is: the frame steps aside as a whole. */
  isAside: boolean
  isMegaMenuOpen: boolean
  /** The help drawer. */
  isAssistantOpen: boolean
}

/** A first visit sees the sidebar with its words. */
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

/** The sidebar folds for as long as the page stands; what the person chose for all pages stays stored. */
export function theatreEntered(): void {
  useShell.setState({ isTheatre: true, isSidebarExpanded: false })
}

export function theatreLeft(): void {
  useShell.setState({ isTheatre: false, isSidebarExpanded: initial().isSidebarExpanded })
}

/** Nothing of the frame leads away as long as the page stands. */
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
