/** Brings the help drawer when it is first asked for; a press before this was there is answered then. (ruling R39) */
import { loadChunk } from '#src/routes/build-route.ts'
import { latePartAdded, useLateParts } from '#src/stores/shell/late-parts-store.ts'
import { assistantToggled, useShell } from '#src/stores/shell/shell-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { words } from '../words.ts'

function bringHelp(): void {
  if (useLateParts.getState().parts['help'] || !useShell.getState().isAssistantOpen) return
  loadChunk(() => import('#src/features/help/support/help-drawer.tsx')).then(
    ({ HelpDrawer }) => latePartAdded('help', HelpDrawer),
    () => {
      // The next press tries again.
      assistantToggled(false)
      showToast({ kind: 'error', message: words.partNotLoaded })
    },
  )
}

export function offerHelp(): void {
  useShell.subscribe(bringHelp)
  bringHelp()
}
