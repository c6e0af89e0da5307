/** The pages of one file in memory; each change is noted on the shelf at once. (ruling R70) */

import { readAs } from '#src/lib/read-as.ts'
import type { Drawn, PageShape } from '#src/lib/scan/scan-messages.ts'
import { type PageShelf, ScanNote } from '#src/lib/scan/scan-note.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'

export interface ScanPage {
  id: string
  photo: File
  /** Missing until the photo was looked at. */
  shape?: PageShape | undefined
  /** Missing until it is drawn as it is shaped. */
  drawn?: Drawn | undefined
  isBroken?: boolean
  /** In bytes: its share, since the pages together were too heavy for one file. */
  most?: number
}

export interface ScanState {
  pages: readonly ScanPage[]
  removed: { page: ScanPage; at: number } | undefined
  /** Photos that were not taken, each in a sentence. */
  refused: readonly string[]
  /** The field was given another file after these pages. */
  isAside: boolean
}

/** A reload or a killed tab comes back to the open camera; a visit after this does not start it by itself. */
const REOPENS_MS = 60 * 60_000

/** As text, to compare with what the field was given. */
const describePages = (pages: readonly ScanPage[]) =>
  JSON.stringify(pages.filter(({ isBroken }) => !isBroken).map(({ id, shape }) => [id, shape]))

export const readNote = (shelf: PageShelf) => readAs(ScanNote, shelf.readNote())

export function holdPages(shelf: PageShelf) {
  const noted = readNote(shelf)
  let state: ScanState = { pages: [], removed: undefined, refused: [], isAside: noted?.isAside === true }
  let given = noted?.given
  let open = noted?.open
  const listeners = new Set<() => void>()

  function writeNote(): void {
    const { pages, removed, isAside } = state
    if (pages.length === 0 && removed === undefined && open === undefined) return shelf.clear()
    shelf.writeNote({
      pages: pages.map(({ id, shape }) => ({ id, shape })),
      removed: removed?.page.id,
      given,
      isAside,
      open,
    })
  }
  function change(part: Partial<ScanState>): void {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    note: (part: Partial<ScanState>) => {
      change(part)
      writeNote()
    },
    findOpenView: () => (open && getDeviceNow() - open.at < REOPENS_MS ? open.view : undefined),
    noteOpenView: (view: string | undefined) => {
      if (view === open?.view) return
      open = view === undefined ? undefined : { view, at: getDeviceNow() }
      writeNote()
    },
    isGiven: () => given === describePages(state.pages),
    hasGiven: () => given !== undefined,
    markGiven: () => {
      given = describePages(state.pages)
      change({ isAside: false })
      writeNote()
    },
  }
}

export type HeldPages = ReturnType<typeof holdPages>
