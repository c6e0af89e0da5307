/** Tells whether the app runs from the home screen, and how to install it there. */

import { installPrompt } from './install-prompt.ts'

export const hasInstallPrompt = () => installPrompt.kept !== undefined

/** Calls back when the browser's offer has come or gone; an offer that came earlier is kept. */
export function watchInstallPrompt(onChange: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const onInstalled = () => {
    installPrompt.kept = undefined
    onChange()
  }
  addEventListener('beforeinstallprompt', onChange, { signal })
  addEventListener('appinstalled', onInstalled, { signal })
  return () => stop.abort()
}

/** Resolves to true if the person agreed; the browser accepts one answer per offer. */
export async function showInstallPrompt(): Promise<boolean> {
  const offer = installPrompt.kept
  installPrompt.kept = undefined
  if (offer === undefined) return false
  await offer.prompt()
  return (await offer.userChoice).outcome === 'accepted'
}

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Detects a tab on an iPhone or iPad. An iPad calls itself a Mac, but Macs have no touch. */
export function isAppleTab(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isApple && !isInstalled()
}
