/** Fills the bar at the top of a phone for the page below it; a screen that says nothing leaves it to its frame. */

import { create } from 'zustand'

export interface PhoneBarWords {
  title: string
  subtitle?: string
  /** The address of the arrow; left out = no arrow. */
  backTo?: string
}

interface PhoneBarState {
  words: PhoneBarWords | undefined
  /** The place in the bar for buttons of the page; none while it shows its own. */
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
