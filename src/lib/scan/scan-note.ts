/** What is noted of the pages of one file: their order, corners, turn and look. The photos lie beside it, each under the id of its page. */

import * as v from 'valibot'
import type { Quad } from './quad.ts'

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
  /** The field was given another file after them. */
  isAside: v.optional(v.boolean()),
  /** What was open over the page: the camera, or the page with this id; and when it was opened. */
  open: v.optional(v.object({ view: v.string(), at: v.number() })),
})
export type ScanNote = v.InferOutput<typeof ScanNote>

/** Where the pages of one field are stored, through a reload and offline. */
export interface PageShelf {
  /** As it was written, perhaps by another release: who needs it parses it. */
  readNote: () => unknown
  writeNote: (note: ScanNote) => void
  readPhoto: (page: string) => Promise<File | undefined>
  storePhoto: (page: string, photo: File) => Promise<void>
  forgetPhoto: (page: string) => void
  /** All of it: the work is handed in, or no page is left. */
  clear: () => void
}
