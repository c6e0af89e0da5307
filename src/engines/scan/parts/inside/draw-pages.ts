/** Looks at photos and draws them as pages, one at a time. (ruling R70) */

import { createId } from '#src/lib/create-id.ts'
import { UPLOAD_RULES } from '#src/lib/upload-limit.ts'
import { prepareUpload } from '#src/ui/fields/prepare-upload.ts'
import type { Look } from '../../inside/page-look.ts'
import { WHOLE } from '../../inside/quad.ts'
import { drawPage, findPage } from '../../inside/scan-engine.ts'
import type { PageShape } from '../../inside/scan-messages.ts'
import type { PageShelf } from '../../scan-note.ts'
import { isPdf, readPdfPhotos } from './pdf-photos.ts'
import type { ScanPages, ScanPage } from './scan-pages.ts'
import { words } from './words.ts'

export const MOST_PAGES = 30
const PICTURES = ['.jpg', '.png', '.webp']
/** In bytes: of what a file may have, with room for what lies around its pages. */
const MOST_BYTES = UPLOAD_RULES.document.maxSize * 0.95

/** What a photo needs before it is drawn, or why it is refused. `store`: it was made fit for that. */
export async function preparePhoto(
  photo: File,
  look: Look,
  store?: (fit: File) => Promise<void>,
): Promise<{ photo: File; shape: PageShape } | { refusal: string }> {
  const { file, refusal } = await prepareUpload(photo, PICTURES)
  if (file === undefined) return { refusal }
  if (file !== photo) await store?.(file)
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

export const getPage = (scan: ScanPages, id: string) => scan.get().pages.find((page) => page.id === id)

/** A new page looks like the last one. */
const findLook = (scan: ScanPages): Look =>
  scan.get().pages.findLast(({ shape }) => shape !== undefined)?.shape?.look ?? 'colour'

/** Still to be drawn. */
const isOpen = (page: ScanPage | undefined) => page !== undefined && !page.drawn && !page.isBroken

/** `onLate`: a page is there that a file already goes without. */
export function makeDrawing(scan: ScanPages, shelf: PageShelf, onLate: () => void) {
  const drawing = new Set<string>()

  function refuse({ id, photo }: ScanPage, reason: string): void {
    scan.setOwn({ refused: [...scan.get().refused, words.notTaken(photo.name, reason)] })
    void scan.note((note) => ({ ...note, pages: note.pages.filter((page) => page.id !== id) }))
    shelf.forgetPhoto(id)
  }
  function noteDrawn(id: string): void {
    if (!shelf.getNote()?.without?.includes(id)) return
    void scan.note((note) => ({ ...note, without: note.without?.filter((each) => each !== id) }))
    onLate()
  }
  /** A PDF gives way to its pages, once all of them are stored. */
  async function unfold(pdf: ScanPage): Promise<void> {
    const { file, refusal } = await prepareUpload(pdf.photo, ['.pdf'])
    if (file === undefined) return refuse(pdf, refusal)
    const photos = await readPdfPhotos(file, MOST_PAGES + 1 - scan.get().pages.length)
    if (typeof photos === 'string') return refuse(pdf, words.pdfRefusals[photos])
    const shape = { corners: WHOLE, turn: 0, look: 'colour' } as const
    const made = photos.map((photo) => ({ id: createId(), photo }))
    for (const { id, photo } of made) scan.setPart(id, { photo })
    await Promise.all(made.map(({ id, photo }) => scan.store(id, photo)))
    // Removed meanwhile.
    if (getPage(scan, pdf.id) === undefined) return made.forEach(({ id }) => shelf.forgetPhoto(id))
    await scan.note((note) => ({
      ...note,
      pages: note.pages.flatMap((page) =>
        page.id === pdf.id ? made.map(({ id }) => ({ id, shape })) : [page],
      ),
    }))
    shelf.forgetPhoto(pdf.id)
    noteDrawn(pdf.id)
    await Promise.all(made.map(({ id }) => draw(id)))
  }
  async function preparePage(page: ScanPage): Promise<ScanPage | undefined> {
    if (page.shape !== undefined) return page
    const look = findLook(scan)
    const prepared = await preparePhoto(page.photo, look, (fit) => scan.store(page.id, fit))
    // Taken away meanwhile.
    if (getPage(scan, page.id) === undefined) return undefined
    if ('refusal' in prepared) refuse(page, prepared.refusal)
    else {
      scan.setPart(page.id, { photo: prepared.photo })
      void scan.setShape(page.id, prepared.shape)
    }
    return getPage(scan, page.id)
  }
  /** Once all pages are there, so that none gets smaller in vain. */
  function makeSmaller(): void {
    const { pages } = scan.get()
    if (pages.some(isOpen)) return
    for (const { id, most } of findHeavyPages(pages)) {
      scan.setPart(id, { drawn: undefined, most })
      void draw(id)
    }
  }
  async function drawNow(page: ScanPage): Promise<void> {
    const { id } = page
    if (isPdf(page.photo)) return unfold(page)
    const shaped = await preparePage(page)
    if (shaped?.shape === undefined) return
    const drawn = await drawPage(shaped.photo, shaped.shape, shaped.most)
    // It is to be smaller meanwhile.
    if (getPage(scan, id)?.most === shaped.most) scan.setPart(id, { drawn, isBroken: false }, shaped.shape)
    noteDrawn(id)
    makeSmaller()
  }
  async function draw(id: string): Promise<void> {
    const page = getPage(scan, id)
    if (page === undefined || drawing.has(id)) return
    drawing.add(id)
    try {
      await drawNow(page)
    } catch {
      scan.setPart(id, { isBroken: true })
    }
    drawing.delete(id)
    if (isOpen(getPage(scan, id))) await draw(id)
  }
  /** Also those of another tab. */
  return () =>
    scan
      .get()
      .pages.filter(isOpen)
      .forEach(({ id }) => void draw(id))
}
