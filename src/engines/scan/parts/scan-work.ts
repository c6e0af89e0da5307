/** The pages of one file while they are made: each photo is stored first, then cut, turned and drawn. (ruling R70) */

import { createId } from '#src/lib/create-id.ts'
import type { PageShape } from '../inside/scan-messages.ts'
import { isAllGiven, NO_PAGES, type PageShelf, type PagesFile, type ScanNote } from '../scan-note.ts'
import { getPage, makeDrawing, MOST_PAGES } from './inside/draw-pages.ts'
import { type HeldPages, holdPages } from './inside/held-pages.ts'
import { buildFile, listDrawn, makePagesFile } from './inside/make-file.ts'
import { words } from './inside/words.ts'

export interface ScanField {
  shelf: PageShelf
  /** The name of a file whose photos come from the camera. */
  title: string
}

const without = (id: string) => (note: ScanNote) => note.pages.filter((page) => page.id !== id)
const putAt = <T>(all: readonly T[], at: number, one: T) => [...all.slice(0, at), one, ...all.slice(at)]

/** Changes the order, removes a page and undoes that, without drawing pages again. */
function makeOrder(held: HeldPages, shelf: PageShelf, onChange: () => void) {
  return {
    move: (id: string, to: number) => {
      const { pages } = held.get()
      if (getPage(held, id) === undefined || to < 0 || to >= pages.length) return
      void held.note((note) => {
        const moved = note.pages.find((page) => page.id === id)
        return moved ? { ...note, pages: putAt(without(id)(note), to, moved) } : note
      })
      onChange()
    },
    remove: (id: string) => {
      const { pages, removed } = held.get()
      const at = pages.findIndex((page) => page.id === id)
      const page = pages[at]
      if (page === undefined) return
      if (removed) shelf.forgetPhoto(removed.page.id)
      held.setOwn({ removed: { page, at } })
      void held.note((note) => ({ ...note, pages: without(id)(note), removed: id }))
      onChange()
    },
    undo: () => {
      const { removed } = held.get()
      if (removed === undefined) return
      const { page, at } = removed
      held.setOwn({ removed: undefined })
      const { id, shape } = page
      void held.note((note) => ({
        ...note,
        pages: putAt(without(id)(note), at, { id, shape }),
        removed: undefined,
      }))
      onChange()
    },
  }
}

interface ShotParts {
  held: HeldPages
  shelf: PageShelf
  restore: () => Promise<void>
  onChange: () => void
}

/** Takes photos, and changes what a photo shows. */
function makeShots({ held, shelf, restore, onChange }: ShotParts) {
  return {
    add: async (photos: readonly File[]) => {
      await restore()
      const room = MOST_PAGES - held.get().pages.length
      const taken = photos.slice(0, Math.max(0, room)).map((photo) => ({ id: createId(), photo }))
      const over = photos
        .slice(taken.length)
        .map(({ name }) => words.notTaken(name, words.tooMany(MOST_PAGES)))
      held.setOwn({ refused: over })
      for (const { id, photo } of taken) held.setPart(id, { photo })
      const ids = taken.map(({ id }) => ({ id }))
      // Noted first: a tab that is killed now finds them again.
      void held.note((note) => ({ ...note, pages: [...note.pages, ...ids], isAside: undefined }))
      const stored = Promise.all(taken.map(({ id, photo }) => held.store(id, photo)))
      onChange()
      await stored
    },
    /** Another photo is another page, so that nothing takes the one for the other. */
    replace: (id: string, photo: File): string => {
      const next = createId()
      held.setPart(next, { photo })
      void held.note((note) => ({
        ...note,
        pages: note.pages.map((page) => (page.id === id ? { id: next } : page)),
      }))
      void held.store(next, photo)
      shelf.forgetPhoto(id)
      onChange()
      return next
    },
    reshape: (id: string, shape: PageShape) => {
      held.setPart(id, { most: undefined, isBroken: false })
      void held.setShape(id, shape)
      onChange()
    },
  }
}

/** Brings back the pages of an earlier page of the app, or of another tab. */
async function restorePages(held: HeldPages, shelf: PageShelf): Promise<void> {
  const { removed } = await shelf.readNote()
  if (removed !== undefined) {
    shelf.forgetPhoto(removed)
    await held.note((note) => ({ ...note, removed: undefined }))
  }
  await held.read()
  const known = new Set(held.get().pages.map(({ id }) => id))
  // A photo that the device has lost.
  if ((shelf.getNote() ?? NO_PAGES).pages.some(({ id }) => !known.has(id)))
    await held.note((note) => ({ ...note, pages: note.pages.filter(({ id }) => known.has(id)) }))
}

function startScanWork({ shelf, title }: ScanField) {
  const held = holdPages(shelf)
  let take: ((pages: PagesFile) => void) | undefined
  const give = () => {
    if (held.get().pages.length > 0 && !file.isAllGiven()) take?.(file)
  }
  const drawMissing = makeDrawing(held, shelf, give)
  let isInCamera = false
  let restored: Promise<void> | undefined
  const restore = () => (restored ??= restorePages(held, shelf).then(drawMissing))
  const refresh = async () => {
    await restore()
    await held.read()
    drawMissing()
  }
  const file = makePagesFile({ held, shelf, title, isInCamera: () => isInCamera, refresh })
  /** The change is the field's answer from now on, however long the file takes. */
  const onChange = () => {
    drawMissing()
    give()
  }
  return {
    get: held.get,
    listen: held.listen,
    file,
    isGiven: () => isAllGiven({ ...(shelf.getNote() ?? NO_PAGES), isAside: false }),
    findOpenView: held.findOpenView,
    // What is noted before the pages are back would be noted without them.
    noteOpenView: (view: string | undefined) => void restore().then(() => held.noteOpenView(view)),
    setAside: () => void restore().then(() => held.note((note) => ({ ...note, isAside: true }))),
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
      held.setOwn({})
    },
    /** In place of the file that the field was given after these pages. */
    giveAgain: () => {
      void held.note((note) => ({ ...note, given: undefined, isAside: undefined }))
      onChange()
    },
    /** For a field that takes it at a press. */
    build: () => buildFile(listDrawn(held.get().pages), title),
    ...makeOrder(held, shelf, onChange),
    ...makeShots({ held, shelf, restore, onChange }),
    restore,
    refresh,
    repair: () => {
      const broken = held.get().pages.filter(({ isBroken }) => isBroken)
      for (const { id } of broken) held.setPart(id, { isBroken: false, most: undefined })
      void held.note((note) => ({ ...note, without: undefined }))
      onChange()
    },
    /** The file was added to the others of the field. */
    clear: () => {
      shelf.clear()
      held.setOwn({ removed: undefined })
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
