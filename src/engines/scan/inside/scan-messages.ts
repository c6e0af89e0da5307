/** What the page asks the worker that draws scanned pages, and what that answers. */

import type { Hint } from './find-page.ts'
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
  /** It must stay below that, with fewer pixels if need be. */
  isBound?: boolean
}

export type ScanQuestion = { kind: 'find'; photo: Blob | ImageBitmap } | DrawQuestion

export interface Drawn {
  jpeg: Blob
  /** The same at the size of a thumbnail. */
  thumb: Blob
  width: number
  height: number
}

/** Where the page is, and what keeps it from being seen well. */
export interface Found {
  corners: Quad | undefined
  hint: Hint | undefined
}

export type ScanAnswer = Found | Drawn | { failed: true }
