/** Parts over the page that most visits never need: fetched when a store first asks for them. */
import { usePaletteKeys } from '#src/features/shell/search/use-palette-keys.ts'
import { loadChunk } from '#src/routes/build-route.ts'
import { confirmAnswered, useConfirm } from '#src/stores/shell/confirm-store.ts'
import { loginClosed, useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { paletteClosed, usePalette } from '#src/stores/shell/palette-store.ts'
import { showToast, useToasts } from '#src/stores/shell/toast-store.ts'
import { useShell } from '#src/stores/shell/shell-store.ts'
import { useLateParts } from '#src/stores/shell/late-parts-store.ts'
import { usePart } from '#src/ui/hooks/use-part.ts'
import { words } from './words.ts'

const loadLogin = () => loadChunk(async () => (await import('#src/features/account/auth/login-panel.tsx')).LoginPanel)
const loadToaster = () => loadChunk(async () => (await import('./toaster-of-store.tsx')).ToasterOfStore)
const loadConfirm = () => loadChunk(async () => (await import('./confirm-of-store.tsx')).ConfirmOfStore)

const loadPalette = () => loadChunk(async () => (await import('./palette-of-shell.tsx')).PaletteOfShell)

/** Closes a part whose file did not come, so that the next press opens it anew. */
const closeAgain = (close: () => void) => ({
  onFail: () => {
    close()
    showToast({ kind: 'error', message: words.partNotLoaded })
  },
})
const loginFailed = closeAgain(loginClosed)
const paletteFailed = closeAgain(paletteClosed)

/** The browser asks in its place: whoever waits for an answer gets one. */
const confirmFailed = {
  onFail: () => {
    const { question } = useConfirm.getState()
    // oxlint-disable-next-line no-alert -- ours cannot be fetched
    if (question) confirmAnswered(window.confirm([question.title, question.text].filter(Boolean).join('\n\n')))
  },
}

export function LazyParts() {
  const isLoginWanted = useLoginPanel((state) => state.show)
  // A page alone on the screen, as an exam, goes on without a line: the undo in its first toast must be there by then.
  const isAlone = useShell((state) => state.isAside)
  const isToasterWanted = useToasts((state) => state.toasts.length > 0) || isAlone
  const isConfirmWanted = useConfirm((state) => state.question !== undefined)
  const lateParts = useLateParts(({ parts }) => parts)
  usePaletteKeys()
  const isPaletteWanted = usePalette((state) => state.isOpen)
  const palette = usePart(isPaletteWanted, loadPalette, paletteFailed)
  const login = usePart(isLoginWanted, loadLogin, loginFailed)
  const confirm = usePart(isConfirmWanted, loadConfirm, confirmFailed)
  const toaster = usePart(isToasterWanted, loadToaster)
  return (
    <>
      {palette}
      {login}
      {confirm}
      {toaster}
      {Object.entries(lateParts).map(([name, Part]) => (
        <Part key={name} />
      ))}
    </>
  )
}
