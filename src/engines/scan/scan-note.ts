/** What is noted of the pages of one file: their order, corners, turn and look. The photos lie beside it, each under the id of its page. */

import * as v from 'valibot'
import type { Quad } from './inside/quad.ts'

const Corner = v.object({ x: v.number(), y: v.number() })

export const ScanNote = v.object({
  pages: v.array(
    v.object({
      id: v.string(),
      /** Missing while the photo is as it was chosen. */
      shape: v.optional(
        v.object({
          corners: v.pipe(
            v.object({ 0: Corner, 1: Corner, 2: Corner, 3: Corner }),
            v.transform((corners): Quad => [corners[0], corners[1], corners[2], corners[3]]),
          ),
          turn: v.picklist([0, 1, 2, 3]),
          look: v.picklist(['colour', 'grey', 'black']),
        }),
      ),
    }),
  ),
  /** Taken away, and still to be brought back. */
  removed: v.optional(v.string()),
  /** The pages that the field was given last, as text. */
  given: v.optional(v.string()),
  /** Pages that could not be drawn, and were left out of that file. */
  without: v.optional(v.array(v.string())),
  /** The field was given another file after them. */
  isAside: v.optional(v.boolean()),
  /** What was open over the page: the camera, or the page with this id; and when it was opened. */
  open: v.optional(v.object({ view: v.string(), at: v.number() })),
})
export type ScanNote = v.InferOutput<typeof ScanNote>
export type NotedPage = ScanNote['pages'][number]

export const NO_PAGES: ScanNote = { pages: [] }

/** As text, to compare; whatever order its parts were written in. */
export const describeShape = (shape: NotedPage['shape']) =>
  JSON.stringify(shape && [shape.turn, shape.look, shape.corners.map(({ x, y }) => [x, y])])

/** As text, to compare with what the field was given. */
export const describePages = (pages: readonly NotedPage[]) =>
  JSON.stringify(pages.map(({ id, shape }) => [id, describeShape(shape)]))

/** The field has a file of exactly these pages, or was given another one on purpose. */
export function isAllGiven({ pages, given, without = [], isAside }: ScanNote): boolean {
  if (pages.length === 0 || isAside) return true
  return given === describePages(pages.filter(({ id }) => !without.includes(id)))
}

/** Where the pages of one field are stored, through a reload and offline. */
export interface PageShelf {
  /** Names the field and its person. */
  getKey: () => string
  /** Undefined until it is read from the device. */
  getNote: () => ScanNote | undefined
  listen: (listener: () => void) => () => void
  /** Reads it again: another tab may have changed it. */
  readNote: () => Promise<ScanNote>
  /** Holds for this page at once; on the device it is made to what lies there now, so that two tabs lose no page. */
  changeNote: (change: (note: ScanNote) => ScanNote) => Promise<ScanNote>
  readPhoto: (page: string) => Promise<File | undefined>
  /** False if only this page has it. */
  storePhoto: (page: string, photo: File) => Promise<boolean>
  forgetPhoto: (page: string) => void
  /** All of it: the work is handed in, or no page is left. */
  clear: () => void
}

/** The file that pages become, made again after each change of them. */
export interface PagesFile {
  /** Stands for the file until it is made; undefined if there is no photo. */
  getFirst: () => File | undefined
  /**
   * Resolves with the file once it is worth sending: all pages are drawn and nothing has changed for a moment, or it has taken
   * long and some are. `hurry`: from then on only for the missing pages.
   */
  make: (hurry?: Promise<unknown>) => Promise<MadeFile>
  /** The field has stored it. */
  markGiven: (made: MadeFile) => void
  isAllGiven: () => boolean
}

export interface MadeFile {
  /** Missing if no page is left, or none could be drawn. */
  file: File | undefined
  /** The last photo that was not taken, or why nothing could be drawn. */
  refusal: string | undefined
  given: string
  without: string[]
}
