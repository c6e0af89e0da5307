/** What the page asks the worker that draws scanned pages, and what that answers. */

import type { Look } from './page-look.ts'
import type { Quad, Turn } from './quad.ts'

/** How a photo becomes a page. */
export interface PageShape {
  /** In the picture after its turn. */
  corners: Quad
  turn: Turn
  look: Look
}

export interface DrawQuestion extends PageShape {
  kind: 'draw'
  photo: Blob
  /** The longest side of what is drawn, in pixels. */
  longest: number
  /** What the JPEG should stay below, in bytes. */
  bytes: number
}

export type ScanQuestion = { kind: 'find'; photo: Blob | ImageBitmap } | DrawQuestion

export interface Drawn {
  jpeg: Blob
  /** The same, as small as it stands in a list of pages. */
  thumb: Blob
  width: number
  height: number
}

export type ScanAnswer = { corners: Quad | undefined } | Drawn | { failed: true }
