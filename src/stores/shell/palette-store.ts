/** The search palette over the page. (spec 3 `common`, ruling R66) */

import { create } from 'zustand'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

interface PaletteState {
  isOpen: boolean
  /** Stays when the palette is closed, and goes once it has led somewhere. */
  text: string
  /** True while a field of the page hands its letters over: they are typed on, not over. */
  isTaken: boolean
}

const empty: PaletteState = { isOpen: false, text: '', isTaken: false }

export const usePalette = create<PaletteState>(() => empty)

/** `text`: what was typed before the palette was there. */
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
