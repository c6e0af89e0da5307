/**
 * The parts over the page: the prompts for a new release and for maintenance at once, everything else when
 * its file has loaded.
 */

import { useEffect } from 'react'
import { usePaletteKeys } from '#src/features/shell/search/use-palette-keys.ts'
import { loginClosed, useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { confirmAnswered, useConfirm } from '#src/stores/shell/confirm-store.ts'
import { paletteClosed, usePalette } from '#src/stores/shell/palette-store.ts'
import { assistantToggled, useShell } from '#src/stores/shell/shell-store.ts'
import { toastClosed, useToasts } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { renewOrSay } from './errors/renew.ts'
import { MaintenanceBanner } from './frames/banners/maintenance-banner.tsx'
import { loadShell, useShellFile } from './start/shell-file-store.ts'
import { words } from './words.ts'
import classes from './frames/banners/update-prompt.module.css'

/**
 * A question always gets an answer: if the file of its dialog does not load within this time, the browser's
 * own dialog asks. In milliseconds.
 */
const LONGEST_WAIT = 2000

function askByBrowser(): void {
  const { question } = useConfirm.getState()
  // oxlint-disable-next-line no-alert -- our own dialog has not loaded
  if (question) confirmAnswered(window.confirm([question.title, question.text].filter(Boolean).join('\n\n')))
}

/** Closes what cannot be rendered, so that the next press opens it again. */
function closeAll(): void {
  const isAsked =
    useLoginPanel.getState().show || usePalette.getState().isOpen || useShell.getState().isAssistantOpen
  loginClosed()
  paletteClosed()
  assistantToggled(false)
  if (isAsked) void renewOrSay()
}

/** Loads the file at once if something is opened before the page is idle. */
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
    // Ask at once if the file cannot load.
    loadShell().catch(askByBrowser)
    return () => clearTimeout(timer)
  }, [isMissing, isAsked])
}

/** Shows toasts as plain text when the toast component could not load. */
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
  const { file, hasFailed, Line } = useShellFile()
  const isLoginWanted = useLoginPanel((state) => state.show)
  const isPaletteWanted = usePalette((state) => state.isOpen)
  const isHelpWanted = useShell((state) => state.isAssistantOpen)
  // A full-screen page, such as an exam, continues offline, so the undo in its first toast must be loaded by
  // then.
  const isAlone = useShell((state) => state.isAside)
  const isToasting = useToasts((state) => state.toasts.length > 0)
  usePaletteKeys()
  useShellWhenWanted(isLoginWanted || isPaletteWanted || isHelpWanted || isAlone || isToasting)
  useAnswerWithoutShell(file === undefined)
  return (
    <>
      <MaintenanceBanner />
      {Line && <Line />}
      {file && <file.Shell />}
      {!file && hasFailed && <PlainToasts />}
    </>
  )
}
