/** The pages of one file while they are made: each photo is stored first, then cut, turned and drawn, one at a time. (ruling R70) */

import { createId } from '#src/lib/create-id.ts'
import { putExtension } from '#src/lib/file-name.ts'
import type { Look } from '#src/lib/scan/page-look.ts'
import { WHOLE } from '#src/lib/scan/quad.ts'
import { drawPage, findPage } from '#src/lib/scan/scan-engine.ts'
import type { Drawn, PageShape } from '#src/lib/scan/scan-messages.ts'
import type { PageShelf } from '#src/lib/scan/scan-note.ts'
import { writePdf } from '#src/lib/scan/write-pdf.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { prepareUpload } from '#src/ui/fields/prepare-upload.ts'
import { type HeldPages, holdPages, readNote, type ScanPage } from './held-pages.ts'
import { isPdf, readPdfPhotos } from './pdf-photos.ts'
import { words } from './words.ts'

export const MOST_PAGES = 30
const PICTURES = ['.jpg', '.png', '.webp']
/** In bytes: of what a file may have, with room for what lies around its pages. */
const MOST_BYTES = UPLOAD_RULES.document.maxSize * 0.95
/** The file is made again after this time without a change; while the camera is open the next shot comes first. */
const QUIET_MS = 1200
const QUIET_IN_CAMERA_MS = 6000

export interface ScanField {
  shelf: PageShelf
  /** The name of a file whose photos come from the camera. */
  title: string
  /** The field takes one file, which is made again after each change. */
  isOneFile: boolean
}

/** One picture stays a picture; several become a PDF under the name of the first. */
export function buildFile(pages: readonly { photo: File; drawn: Drawn }[], title: string): File {
  const [first] = pages
  const name = first?.photo.name ?? title
  if (first && pages.length === 1)
    return new File([first.drawn.jpeg], putExtension(name, 'jpg'), { type: 'image/jpeg' })
  const pdf = writePdf(
    pages.map(({ drawn }) => drawn),
    title,
  )
  return new File([pdf], putExtension(name, 'pdf'), { type: 'application/pdf' })
}

export const listDrawn = (pages: readonly ScanPage[]) =>
  pages.flatMap(({ photo, drawn }) => (drawn ? [{ photo, drawn }] : []))

/** What a photo needs before it is drawn; undefined when it is refused. */
async function prepareShape(
  { id, photo }: ScanPage,
  look: Look,
  shelf: PageShelf,
): Promise<{ photo: File; shape: PageShape } | { refusal: string }> {
  const { file, refusal } = await prepareUpload(photo, PICTURES)
  if (file === undefined) return { refusal }
  if (file !== photo) await shelf.storePhoto(id, file)
  return { photo: file, shape: { corners: (await findPage(file)).corners ?? WHOLE, turn: 0, look } }
}

/**
 * Pages that are too heavy for one file, each with its share; light pages leave theirs to the others. One that
 * has been made smaller stays as it is. (ruling R70)
 */
export function findHeavyPages(pages: readonly ScanPage[]): { id: string; most: number }[] {
  const sizes = pages.map(({ drawn }) => drawn?.jpeg.size ?? 0)
  const sum = (all: readonly number[]) => all.reduce((total, size) => total + size, 0)
  if (sum(sizes) <= MOST_BYTES) return []
  const isLight = (size: number) => size <= MOST_BYTES / pages.length
  const light = sizes.filter(isLight)
  const most = Math.floor((MOST_BYTES - sum(light)) / (pages.length - light.length))
  return pages.flatMap(({ id, most: before = Infinity }, at) =>
    isLight(sizes[at] ?? 0) || before <= most ? [] : [{ id, most }],
  )
}

const getPage = (held: HeldPages, id: string) => held.get().pages.find((page) => page.id === id)

function changePage(held: HeldPages, id: string, part: Partial<ScanPage>): void {
  held.note({ pages: held.get().pages.map((page) => (page.id === id ? { ...page, ...part } : page)) })
}

/** Hands the pages to the field as one file, once all of them are drawn. */
function makeGiving(held: HeldPages, { title, isOneFile }: ScanField) {
  let take: ((file: File) => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  let isInCamera = false

  function give(isAsked = false): void {
    clearTimeout(timer)
    const pages = held.get().pages.filter(({ isBroken }) => !isBroken)
    const drawn = listDrawn(pages)
    isWanted = drawn.length < pages.length
    if (isWanted || drawn.length === 0 || (held.isGiven() && !isAsked)) return
    held.markGiven()
    take?.(buildFile(drawn, title))
  }
  /** The first page goes at once, so that an answer is there; later ones when nothing changes for a while. */
  function giveSoon(): void {
    if (isWanted) return give()
    if (!isOneFile) return
    clearTimeout(timer)
    timer = setTimeout(() => give(), held.hasGiven() ? (isInCamera ? QUIET_IN_CAMERA_MS : QUIET_MS) : 0)
  }
  return {
    give: () => give(),
    /** In place of the file that the field was given after these pages. */
    giveAgain: () => give(true),
    giveSoon,
    cancel: () => clearTimeout(timer),
    setTaker: (taker: (file: File) => void) => {
      take = taker
    },
    setInCamera: (isOpen: boolean) => {
      isInCamera = isOpen
    },
  }
}

/** Looks at photos and draws them as pages. */
function makeDrawing(held: HeldPages, shelf: PageShelf, onDrawn: () => void) {
  function refuse({ id, photo }: ScanPage, reason: string): void {
    shelf.forgetPhoto(id)
    const { pages, refused } = held.get()
    held.note({
      pages: pages.filter((page) => page.id !== id),
      refused: [...refused, words.notTaken(photo.name, reason)],
    })
  }
  /** A PDF gives way to its pages, once all of them are stored. */
  async function unfold(pdf: ScanPage): Promise<void> {
    const { file, refusal } = await prepareUpload(pdf.photo, ['.pdf'])
    if (file === undefined) return refuse(pdf, refusal)
    const photos = await readPdfPhotos(file, MOST_PAGES + 1 - held.get().pages.length)
    if (typeof photos === 'string') return refuse(pdf, words.pdfRefusals[photos])
    const made = photos.map((photo) => ({
      id: createId(),
      photo,
      shape: { corners: WHOLE, turn: 0, look: 'colour' } as const,
    }))
    await Promise.all(made.map(({ id, photo }) => shelf.storePhoto(id, photo)))
    // Removed meanwhile.
    if (getPage(held, pdf.id) === undefined) return made.forEach(({ id }) => shelf.forgetPhoto(id))
    held.note({ pages: held.get().pages.flatMap((page) => (page.id === pdf.id ? made : [page])) })
    shelf.forgetPhoto(pdf.id)
    await Promise.all(made.map(({ id }) => draw(id)))
  }
  async function preparePage(page: ScanPage): Promise<ScanPage | undefined> {
    if (page.shape !== undefined) return page
    const look = held.get().pages.findLast((each) => each.shape !== undefined)?.shape?.look ?? 'colour'
    const prepared = await prepareShape(page, look, shelf)
    // Taken away, or shot again meanwhile.
    if (getPage(held, page.id)?.photo !== page.photo) return undefined
    if ('refusal' in prepared) refuse(page, prepared.refusal)
    else changePage(held, page.id, prepared)
    return getPage(held, page.id)
  }
  /** Once all pages are there, so that none gets smaller in vain. */
  function makeSmaller(): void {
    const { pages } = held.get()
    if (pages.some(({ drawn, isBroken }) => !drawn && !isBroken)) return
    for (const { id, most } of findHeavyPages(pages)) {
      changePage(held, id, { drawn: undefined, most })
      void draw(id)
    }
  }
  async function draw(id: string): Promise<void> {
    const page = getPage(held, id)
    if (page === undefined) return
    try {
      if (isPdf(page.photo)) return await unfold(page)
      const shaped = await preparePage(page)
      if (shaped?.shape === undefined) return
      const drawn = await drawPage(shaped.photo, shaped.shape, shaped.most)
      // The page has changed meanwhile, and its new drawing is on its way.
      const now = getPage(held, id)
      if (now?.shape === shaped.shape && now.most === shaped.most)
        changePage(held, id, { drawn, isBroken: false })
      makeSmaller()
    } catch {
      changePage(held, id, { isBroken: true })
    } finally {
      onDrawn()
    }
  }
  return draw
}

/** Changes the order, removes a page and undoes that, without drawing pages again. */
function makeOrder(held: HeldPages, shelf: PageShelf, onChange: (page?: ScanPage) => void) {
  return {
    move: (id: string, to: number) => {
      const { pages } = held.get()
      const others = pages.filter((page) => page.id !== id)
      const moved = getPage(held, id)
      if (moved === undefined || to < 0 || to > others.length) return
      held.note({ pages: [...others.slice(0, to), moved, ...others.slice(to)] })
      onChange()
    },
    remove: (id: string) => {
      const { pages, removed } = held.get()
      const at = pages.findIndex((page) => page.id === id)
      const page = pages[at]
      if (page === undefined) return
      if (removed) shelf.forgetPhoto(removed.page.id)
      held.note({ pages: pages.filter((each) => each !== page), removed: { page, at } })
      onChange()
    },
    undo: () => {
      const { pages, removed } = held.get()
      if (removed === undefined) return
      const { page, at } = removed
      held.note({ pages: [...pages.slice(0, at), page, ...pages.slice(at)], removed: undefined })
      onChange(page)
    },
  }
}

/** Brings back the pages of an earlier page of the app. */
async function restorePages(held: HeldPages, shelf: PageShelf): Promise<void> {
  const { pages: noted = [], removed } = readNote(shelf) ?? {}
  if (removed !== undefined) shelf.forgetPhoto(removed)
  const found = await Promise.all(
    noted.map(async ({ id, shape }) => ({ id, shape, photo: await shelf.readPhoto(id) })),
  )
  held.note({ pages: found.flatMap(({ photo, ...page }) => (photo ? [{ ...page, photo }] : [])) })
}

export function startScanWork(field: ScanField) {
  const { shelf } = field
  const held = holdPages(shelf)
  const { giveSoon, cancel, ...giving } = makeGiving(held, field)
  const draw = makeDrawing(held, shelf, giveSoon)
  const drawAll = (pages: readonly { id: string }[]) => pages.forEach(({ id }) => void draw(id))
  const drawAgain = (id: string, part: Partial<ScanPage>) => {
    changePage(held, id, { drawn: undefined, isBroken: false, most: undefined, ...part })
    void draw(id)
  }
  let restored: Promise<void> | undefined
  const restore = () => (restored ??= restorePages(held, shelf).then(() => drawAll(held.get().pages)))
  return {
    get: held.get,
    listen: held.listen,
    ...giving,
    isGiven: held.isGiven,
    findOpenView: held.findOpenView,
    // What is noted before the pages are back would be noted without them.
    noteOpenView: (view: string | undefined) => void restore().then(() => held.noteOpenView(view)),
    setAside: () => void restore().then(() => held.note({ isAside: true })),
    ...makeOrder(held, shelf, (back) => {
      if (back !== undefined && back.drawn === undefined) void draw(back.id)
      else giveSoon()
    }),
    restore,
    add: async (photos: readonly File[]) => {
      await restore()
      const room = MOST_PAGES - held.get().pages.length
      const taken = photos.slice(0, Math.max(0, room)).map((photo) => ({ id: createId(), photo }))
      const over = photos
        .slice(taken.length)
        .map(({ name }) => words.notTaken(name, words.tooMany(MOST_PAGES)))
      // Noted first: a tab that is killed now finds them again.
      held.note({ pages: [...held.get().pages, ...taken], refused: over })
      await Promise.all(taken.map(({ id, photo }) => shelf.storePhoto(id, photo)))
      drawAll(taken)
    },
    replace: async (id: string, photo: File) => {
      await shelf.storePhoto(id, photo)
      drawAgain(id, { photo, shape: undefined })
    },
    reshape: (id: string, shape: PageShape) => drawAgain(id, { shape }),
    repair: () => {
      for (const { id, isBroken } of held.get().pages) if (isBroken) drawAgain(id, {})
    },
    /** The file was added to the others of the field. */
    clear: () => {
      cancel()
      shelf.clear()
      held.change({ pages: [], removed: undefined })
    },
  }
}

export type ScanWork = ReturnType<typeof startScanWork>
