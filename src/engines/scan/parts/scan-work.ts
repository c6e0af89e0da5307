/** The pages of one file while they are made: each photo is stored first, then cut, turned and drawn. (ruling R70) */

import { createId } from '#src/lib/create-id.ts'
import type { PageShape } from '../inside/scan-messages.ts'
import { isAllGiven, NO_PAGES, type PageShelf, type PagesFile, type ScanNote } from '../scan-note.ts'
import { getPage, makeDrawing, MOST_PAGES } from './inside/draw-pages.ts'
import { buildFile, listDrawn, makePagesFile } from './inside/make-file.ts'
import { type ScanPages, makeScanPages } from './inside/scan-pages.ts'
import { words } from './inside/words.ts'

export interface ScanField {
  shelf: PageShelf
  /** The name of a file whose photos come from the camera. */
  title: string
}

const without = (id: string) => (note: ScanNote) => note.pages.filter((page) => page.id !== id)
const putAt = <T>(all: readonly T[], at: number, one: T) => [...all.slice(0, at), one, ...all.slice(at)]

/** Changes the order, removes a page and undoes that, without drawing pages again. */
function makeOrder(scanPages: ScanPages, shelf: PageShelf, onChange: () => void) {
  return {
    move: (id: string, to: number) => {
      const { pages } = scanPages.get()
      if (getPage(scanPages, id) === undefined || to < 0 || to >= pages.length) return
      void scanPages.note((note) => {
        const moved = note.pages.find((page) => page.id === id)
        return moved ? { ...note, pages: putAt(without(id)(note), to, moved) } : note
      })
      onChange()
    },
    remove: (id: string) => {
      const { pages, removed } = scanPages.get()
      const at = pages.findIndex((page) => page.id === id)
      const page = pages[at]
      if (page === undefined) return
      if (removed) shelf.forgetPhoto(removed.page.id)
      scanPages.setOwn({ removed: { page, at } })
      void scanPages.note((note) => ({ ...note, pages: without(id)(note), removed: id }))
      onChange()
    },
    undo: () => {
      const { removed } = scanPages.get()
      if (removed === undefined) return
      const { page, at } = removed
      scanPages.setOwn({ removed: undefined })
      const { id, shape } = page
      void scanPages.note((note) => ({
        ...note,
        pages: putAt(without(id)(note), at, { id, shape }),
        removed: undefined,
      }))
      onChange()
    },
  }
}

interface ShotParts {
  scanPages: ScanPages
  shelf: PageShelf
  restore: () => Promise<void>
  onChange: () => void
}

/** Takes photos, and changes what a photo shows. */
function makeShots({ scanPages, shelf, restore, onChange }: ShotParts) {
  return {
    add: async (photos: readonly File[]) => {
      await restore()
      const room = MOST_PAGES - scanPages.get().pages.length
      const taken = photos.slice(0, Math.max(0, room)).map((photo) => ({ id: createId(), photo }))
      const over = photos
        .slice(taken.length)
        .map(({ name }) => words.notTaken(name, words.tooMany(MOST_PAGES)))
      scanPages.setOwn({ refused: over })
      for (const { id, photo } of taken) scanPages.setPart(id, { photo })
      const ids = taken.map(({ id }) => ({ id }))
      // Noted first: a tab that is killed now finds them again.
      void scanPages.note((note) => ({ ...note, pages: [...note.pages, ...ids], isAside: undefined }))
      const stored = Promise.all(taken.map(({ id, photo }) => scanPages.store(id, photo)))
      onChange()
      await stored
    },
    /** Another photo is another page, so that nothing takes the one for the other. */
    replace: (id: string, photo: File): string => {
      const next = createId()
      scanPages.setPart(next, { photo })
      void scanPages.note((note) => ({
        ...note,
        pages: note.pages.map((page) => (page.id === id ? { id: next } : page)),
      }))
      void scanPages.store(next, photo)
      shelf.forgetPhoto(id)
      onChange()
      return next
    },
    reshape: (id: string, shape: PageShape) => {
      scanPages.setPart(id, { most: undefined, isBroken: false })
      void scanPages.setShape(id, shape)
      onChange()
    },
  }
}

/** Brings back the pages of an earlier page of the app, or of another tab. */
async function restorePages(scanPages: ScanPages, shelf: PageShelf): Promise<void> {
  const { removed } = await shelf.readNote()
  if (removed !== undefined) {
    shelf.forgetPhoto(removed)
    await scanPages.note((note) => ({ ...note, removed: undefined }))
  }
  await scanPages.read()
  const known = new Set(scanPages.get().pages.map(({ id }) => id))
  // A photo that the device has lost.
  if ((shelf.getNote() ?? NO_PAGES).pages.some(({ id }) => !known.has(id)))
    await scanPages.note((note) => ({ ...note, pages: note.pages.filter(({ id }) => known.has(id)) }))
}

function startScanWork({ shelf, title }: ScanField) {
  const scanPages = makeScanPages(shelf)
  let take: ((pages: PagesFile) => void) | undefined
  const give = () => {
    if (scanPages.get().pages.length > 0 && !file.isAllGiven()) take?.(file)
  }
  const drawMissing = makeDrawing(scanPages, shelf, give)
  let isInCamera = false
  let restored: Promise<void> | undefined
  const restore = () => (restored ??= restorePages(scanPages, shelf).then(drawMissing))
  const refresh = async () => {
    await restore()
    await scanPages.read()
    drawMissing()
  }
  const file = makePagesFile({ scanPages, shelf, title, isInCamera: () => isInCamera, refresh })
  /** The change is the field's answer from now on, however long the file takes. */
  const onChange = () => {
    drawMissing()
    give()
  }
  return {
    get: scanPages.get,
    listen: scanPages.listen,
    file,
    isGiven: () => isAllGiven({ ...(shelf.getNote() ?? NO_PAGES), isAside: false }),
    findOpenView: scanPages.findOpenView,
    // What is noted before the pages are back would be noted without them.
    noteOpenView: (view: string | undefined) => void restore().then(() => scanPages.noteOpenView(view)),
    setAside: () => void restore().then(() => scanPages.note((note) => ({ ...note, isAside: true }))),
    /** The field takes the pages after each change. */
    setTaker: (taker: ((pages: PagesFile) => void) | undefined) => {
      take = taker
    },
    /** The field is in sight: it takes the pages that wait. */
    begin: async () => {
      await restore()
      onChange()
    },
    setInCamera: (isOpen: boolean) => {
      isInCamera = isOpen
      scanPages.setOwn({})
    },
    /** In place of the file that the field was given after these pages. */
    giveAgain: () => {
      void scanPages.note((note) => ({ ...note, given: undefined, isAside: undefined }))
      onChange()
    },
    /** For a field that takes it at a press. */
    build: () => buildFile(listDrawn(scanPages.get().pages), title),
    ...makeOrder(scanPages, shelf, onChange),
    ...makeShots({ scanPages, shelf, restore, onChange }),
    restore,
    refresh,
    repair: () => {
      const broken = scanPages.get().pages.filter(({ isBroken }) => isBroken)
      for (const { id } of broken) scanPages.setPart(id, { isBroken: false, most: undefined })
      void scanPages.note((note) => ({ ...note, without: undefined }))
      onChange()
    },
    /** The file was added to the others of the field. */
    clear: () => {
      shelf.clear()
      scanPages.setOwn({ removed: undefined })
    },
  }
}

export type ScanWork = ReturnType<typeof startScanWork>

const works = new Map<string, ScanWork>()

/** One for each field, whoever asks: what is drawn goes on while another question is open. */
export function takeScanWork(field: ScanField): ScanWork {
  const key = field.shelf.getKey()
  const work = works.get(key) ?? startScanWork(field)
  works.set(key, work)
  return work
}

/** Its pages leave the memory once nothing of them waits. */
export function leaveScanWork({ shelf }: ScanField): void {
  if (isAllGiven(shelf.getNote() ?? NO_PAGES)) works.delete(shelf.getKey())
}
