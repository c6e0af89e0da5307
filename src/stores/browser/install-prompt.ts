/**
 * Keeps the browser's own install offer until our button asks for it: otherwise the browser would show it on
 * a first visit or in an exam.
 */

interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: string }>
}

/** Part of every first visit; the dashboard's offer has the code that uses it. */
export const installPrompt: { kept?: InstallEvent | undefined } = {}

/** Runs before the app has loaded, since the browser makes the offer once. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.kept = event as InstallEvent
  })
}
