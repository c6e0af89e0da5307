/** Keeps the browser's own offer to install until a press of ours asks for it: by itself it would come on a first visit and in an exam. */

interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: string }>
}

let kept: InstallEvent | undefined

/** Before the first drawing, since the browser offers it once. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept = event as InstallEvent
  })
  addEventListener('appinstalled', () => (kept = undefined))
}

export const hasInstallPrompt = () => kept !== undefined

/** Calls back when the offer has come or gone; the listeners above run first. */
export function watchInstallPrompt(onChange: () => void): () => void {
  const stop = new AbortController()
  for (const type of ['beforeinstallprompt', 'appinstalled']) addEventListener(type, onChange, { signal: stop.signal })
  return () => stop.abort()
}

/** True when the person agreed; the browser takes one answer for each offer. */
export async function showInstallPrompt(): Promise<boolean> {
  const offer = kept
  kept = undefined
  if (offer === undefined) return false
  await offer.prompt()
  return (await offer.userChoice).outcome === 'accepted'
}

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** A page in a tab of an iPhone or iPad. An iPad calls itself a Mac, which has no touch. */
export function isAppleTab(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isApple && !isInstalled()
}
