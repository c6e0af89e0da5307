/**
 * Sets the bar at the top of a phone for the page below it; a screen that sets nothing leaves it to its
 * frame.
 */

import { create } from 'zustand'

export interface PhoneBarWords {
  title: string
  subtitle?: string
  /** The address of the back arrow; without it there is no arrow. */
  backTo?: string
}

interface PhoneBarState {
  words: PhoneBarWords | undefined
  /** The element in the bar for the page's buttons; null while the bar shows its own. */
  place: HTMLElement | null
}

const initial = { words: undefined }

export const usePhoneBar = create<PhoneBarState>(() => ({ ...initial, place: null }))

export function phoneBarChanged(words: PhoneBarWords): void {
  usePhoneBar.setState({ words })
}

export function phoneBarDrawn(place: HTMLElement | null): void {
  usePhoneBar.setState({ place })
}

export function reset(): void {
  usePhoneBar.setState(initial)
}
