/** The search palette over the page. (spec 3 `common`, ruling R66) */

import { create } from 'zustand'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

interface PaletteState {
  isOpen: boolean
  /** Kept when the palette is closed, and cleared once it has navigated. */
  text: string
  /** True while a field on the page passes its letters on: they are appended and do not replace the text. */
  isTaken: boolean
}

const empty: PaletteState = { isOpen: false, text: '', isTaken: false }

export const usePalette = create<PaletteState>(() => empty)

/** `text`: what was typed before the palette opened. */
export function paletteOpened(text?: string): void {
  usePalette.setState(
    text === undefined ? { isOpen: true, isTaken: false } : { isOpen: true, text, isTaken: true },
  )
}

export function paletteTyped(text: string): void {
  usePalette.setState({ text })
}

export function paletteClosed(): void {
  usePalette.setState({ isOpen: false })
}

export function reset(): void {
  usePalette.setState(empty)
}

runAtSessionEnd(reset)
