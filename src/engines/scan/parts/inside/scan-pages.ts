/**
 * The pages of one file in memory: which there are, in which order and shape, says the note on the shelf, which another tab may change
 * too; their photos and drawings are here. (ruling R70)
 */

import { HOUR_MS } from '#src/lib/duration.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import type { Drawn, PageShape } from '../../inside/scan-messages.ts'
import { describeShape, NO_PAGES, type NotedPage, type PageShelf, type ScanNote } from '../../scan-note.ts'

interface PagePart {
  photo: File
  /** Missing until it is drawn as it is shaped. */
  drawn?: Drawn | undefined
  isBroken?: boolean
  /** On the device; undefined until that is known. */
  isStored?: boolean
  /** In bytes: its share, since the pages together were too heavy for one file. */
  most?: number | undefined
}

export interface ScanPage extends PagePart {
  id: string
  /** Missing until the photo was looked at. */
  shape?: PageShape | undefined
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
const REOPENS_MS = HOUR_MS

const isEmpty = ({ pages, removed, open }: ScanNote) =>
  pages.length === 0 && removed === undefined && open === undefined

export function makeScanPages(shelf: PageShelf) {
  const parts = new Map<string, PagePart & { shape?: PageShape | undefined }>()
  const listeners = new Set<() => void>()
  let own: Pick<ScanState, 'removed' | 'refused'> = { removed: undefined, refused: [] }
  let state: ScanState = { pages: [], isAside: false, ...own }
  const getNote = () => shelf.getNote() ?? NO_PAGES

  function joinPage({ id, shape }: NotedPage): ScanPage[] {
    const part = parts.get(id)
    if (part === undefined) return []
    // Shaped anew since it was drawn, perhaps in another tab.
    const isCurrent = describeShape(part.shape) === describeShape(shape)
    return [{ ...part, id, shape, drawn: isCurrent ? part.drawn : undefined }]
  }
  function tell(): void {
    const { pages, isAside = false } = getNote()
    state = { ...own, pages: pages.flatMap(joinPage), isAside }
    for (const listener of listeners) listener()
  }
  let seen: ScanNote | undefined
  shelf.listen(() => {
    if (shelf.getNote() !== seen) tell()
    seen = shelf.getNote()
  })

  async function note(change: (before: ScanNote) => ScanNote): Promise<void> {
    if (isEmpty(await shelf.changeNote(change))) shelf.clear()
  }
  /** Reads the photos of pages that this page does not have yet. */
  async function adopt({ pages }: ScanNote): Promise<void> {
    const missing = pages.filter(({ id }) => !parts.has(id))
    const found = await Promise.all(missing.map(async ({ id }) => ({ id, photo: await shelf.readPhoto(id) })))
    for (const { id, photo } of found)
      if (photo !== undefined && !parts.has(id)) parts.set(id, { photo, isStored: true })
    if (found.length > 0) tell()
  }

  function setPart(id: string, part: Partial<PagePart>, shape = parts.get(id)?.shape): void {
    const before = parts.get(id)
    if (before === undefined && part.photo === undefined) return
    parts.set(id, { ...(before as PagePart), ...part, shape })
    tell()
  }

  return {
    get: () => state,
    setPart,
    store: async (id: string, photo: File) => setPart(id, { isStored: await shelf.storePhoto(id, photo) }),
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    note,
    /** Takes what lies on the device. */
    read: async () => {
      await adopt(await shelf.readNote())
      tell()
    },
    setShape: (id: string, shape: PageShape | undefined) =>
      note((before) => ({
        ...before,
        pages: before.pages.map((page) => (page.id === id ? { id, shape } : page)),
      })),
    setOwn: (part: Partial<typeof own>) => {
      own = { ...own, ...part }
      tell()
    },
    findOpenView: () => {
      const { open } = getNote()
      return open && getDeviceNow() - open.at < REOPENS_MS ? open.view : undefined
    },
    noteOpenView: (view: string | undefined) => {
      if (view === getNote().open?.view) return
      const open = view === undefined ? undefined : { view, at: getDeviceNow() }
      void note((before) => ({ ...before, open }))
    },
  }
}

export type ScanPages = ReturnType<typeof makeScanPages>
