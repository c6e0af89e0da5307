/**
 * Collects what a screen renders outside its own element during prerendering: in the browser it writes to the
 * head and the bar directly.
 */

import { createContext, type ReactNode } from 'react'
import type { PageFacts } from '#src/lib/page-facts.ts'
import type { PhoneBarWords } from './phone-bar-store.ts'

export interface PrerenderedBar extends PhoneBarWords {
  children?: ReactNode
}

export interface Prerendering {
  setFacts: (facts: PageFacts) => void
  setBar: (bar: PrerenderedBar) => void
  /** The screen takes the whole space. */
  enterTheatre: () => void
  /** Known from the second pass on: the frame is rendered before its screen. */
  bar: PrerenderedBar | undefined
}

/** Undefined in the browser. */
export const PrerenderingContext = createContext<Prerendering | undefined>(undefined)
