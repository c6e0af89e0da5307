/** Keeps the browser's own offer to install until a press of ours asks for it: by itself it would come on a first visit and in an exam. */

interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: string }>
}

/** In every first visit: what is done with it lies with the offer of the dashboard. */
export const installPrompt: { kept?: InstallEvent | undefined } = {}

/** Before the app has come, since the browser offers it once. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.kept = event as InstallEvent
  })
}
