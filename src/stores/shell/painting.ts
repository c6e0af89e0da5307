/** Collects what a screen says outside its own place while the build paints it: in the browser the head and the bar are there to be written to. */

import { createContext, type ReactNode } from 'react'
import type { PageFacts } from '#src/lib/page-facts.ts'
import type { PhoneBarWords } from './phone-bar-store.ts'

export interface PaintedBar extends PhoneBarWords {
  children?: ReactNode
}

export interface Painting {
  setFacts: (facts: PageFacts) => void
  setBar: (bar: PaintedBar) => void
  /** Known from the second pass on: the frame is drawn before its screen. */
  bar: PaintedBar | undefined
}

/** Undefined in the browser. */
export const PaintingContext = createContext<Painting | undefined>(undefined)
