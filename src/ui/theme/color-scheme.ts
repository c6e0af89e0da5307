/**
 * Light, dark, or the device's setting. The choice is stored where Mantine stores it, so that its components,
 * the script in the HTML file and this file agree.
 */

import { useSyncExternalStore } from 'react'

export type ColorScheme = 'light' | 'dark' | 'auto'

const KEY = 'mantine-color-scheme-value'
const ATTRIBUTE = 'data-mantine-color-scheme'
const DARK_DEVICE = '(prefers-color-scheme: dark)'

const listeners = new Set<() => void>()
let chosen = readStored()

function readStored(): ColorScheme {
  try {
    const value = globalThis.localStorage?.getItem(KEY)
    return value === 'light' || value === 'dark' ? value : 'auto'
  } catch {
    return 'auto'
  }
}

function set(isDark: boolean): void {
  document.documentElement.setAttribute(ATTRIBUTE, isDark ? 'dark' : 'light')
}

function show(): void {
  set(chosen === 'dark' || (chosen === 'auto' && window.matchMedia(DARK_DEVICE).matches))
}

/** The person's choice: applied at once and stored. */
export function chooseColorScheme(scheme: ColorScheme): void {
  chosen = scheme
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // If storage is denied, it applies to this page only.
  }
  show()
  for (const listener of listeners) listener()
}

/** Follows the device and the other tabs, and is light in print; called once at the start. */
export function followColorScheme(): void {
  window.addEventListener('beforeprint', () => set(false))
  window.addEventListener('afterprint', show)
  window.matchMedia(DARK_DEVICE).addEventListener('change', show)
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return
    chosen = readStored()
    show()
    for (const listener of listeners) listener()
  })
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(
    listen,
    () => chosen,
    () => 'auto',
  )
}
