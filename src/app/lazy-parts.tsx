/** What lies over the page: the questions of a release and of a rest of the servers at once, everything else when its file is there. */

import { useEffect } from 'react'
import { usePaletteKeys } from '#src/features/shell/search/use-palette-keys.ts'
import { loginClosed, useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { confirmAnswered, useConfirm } from '#src/stores/shell/confirm-store.ts'
import { paletteClosed, usePalette } from '#src/stores/shell/palette-store.ts'
import { assistantToggled, useShell } from '#src/stores/shell/shell-store.ts'
import { toastClosed, useToasts } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { getFailureText } from '#src/ui/states/failed.tsx'
import { MaintenanceBanner } from './banners/maintenance-banner.tsx'
import { UpdatePrompt } from './banners/update-prompt.tsx'
import { renewOrSay } from './errors/renew.ts'
import { loadShell, useShellFile } from './start/shell-file-store.ts'
import { words } from './words.ts'
import classes from './banners/update-prompt.module.css'

/** Whoever asks a question gets an answer, though the file that draws it does not come: the browser asks in its place. Milliseconds. */
const LONGEST_WAIT = 2000

function askByBrowser(): void {
  const { question } = useConfirm.getState()
  // oxlint-disable-next-line no-alert -- ours is not there
  if (question) confirmAnswered(window.confirm([question.title, question.text].filter(Boolean).join('\n\n')))
}

/** Closes what cannot be drawn, so that the next press opens it anew. */
function closeAll(): void {
  const isAsked =
    useLoginPanel.getState().show || usePalette.getState().isOpen || useShell.getState().isAssistantOpen
  loginClosed()
  paletteClosed()
  assistantToggled(false)
  if (isAsked) void renewOrSay()
}

/** Brings the file at once where something is asked for before the calm moment. */
function useShellWhenWanted(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) loadShell().catch(closeAll)
  }, [isWanted])
}

function useAnswerWithoutShell(isMissing: boolean): void {
  const isAsked = useConfirm((state) => state.question !== undefined)
  useEffect(() => {
    if (!isMissing || !isAsked) return undefined
    const timer = setTimeout(askByBrowser, LONGEST_WAIT)
    // At once where no file can come.
    loadShell().catch(askByBrowser)
    return () => clearTimeout(timer)
  }, [isMissing, isAsked])
}

/** The messages, where what draws them is missing. */
function PlainToasts() {
  const toasts = useToasts((state) => state.toasts)
  return (
    toasts.length > 0 && (
      <div className={classes.card}>
        {toasts.map(({ id, title, message, failure }) => (
          <p key={id} role="alert">
            {title} {getFailureText({ msg: message, ...failure })}
            <Button size="sm" variant="subtle" onClick={() => toastClosed(id)}>
              {words.maintenance.putAway}
            </Button>
          </p>
        ))}
      </div>
    )
  )
}

export function LazyParts() {
  const { file, hasFailed } = useShellFile()
  const isLoginWanted = useLoginPanel((state) => state.show)
  const isPaletteWanted = usePalette((state) => state.isOpen)
  const isHelpWanted = useShell((state) => state.isAssistantOpen)
  // A page alone on the screen, as an exam, goes on without a line: the undo in its first toast must be there by then.
  const isAlone = useShell((state) => state.isAside)
  const isToasting = useToasts((state) => state.toasts.length > 0)
  usePaletteKeys()
  useShellWhenWanted(isLoginWanted || isPaletteWanted || isHelpWanted || isAlone || isToasting)
  useAnswerWithoutShell(file === undefined)
  return (
    <>
      <UpdatePrompt />
      <MaintenanceBanner />
      {file && <file.Shell />}
      {!file && hasFailed && <PlainToasts />}
    </>
  )
}
