/** Parts over the page that most visits never need: fetched when a store first asks for them. */
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '#src/routes/chunk-load.ts'
import { useConfirm } from '#src/stores/confirm-store.ts'
import { loginClosed, useLoginPanel } from '#src/stores/login-panel-store.ts'
import { say, useToasts } from '#src/stores/toast-store.ts'
import { words } from './words.ts'

interface PartProps {
  isWanted: boolean
  load: () => Promise<ComponentType>
  /** The next wish tries again. */
  onFail: () => void
}

/** Draws a part once it was wanted and has come. It stays, so that it can take its leave by itself. */
function Part({ isWanted, load, onFail }: PartProps) {
  const [part, setPart] = useState<ReactNode>()
  const isMissing = part === undefined
  useEffect(() => {
    if (isWanted && isMissing) loadChunk(load).then((component) => setPart(createElement(component)), onFail)
  }, [isWanted, isMissing, load, onFail])
  return part
}

const loadLogin = async () => (await import('#src/features/auth/login-panel.tsx')).LoginPanel
const loadToaster = async () => (await import('./toaster-of-store.tsx')).ToasterOfStore
const loadConfirm = async () => (await import('./confirm-of-store.tsx')).ConfirmOfStore

function loginFailed(): void {
  loginClosed()
  say({ kind: 'error', message: words.loginNotLoaded })
}

/** Nothing else is left to say it with. */
function stayQuiet(): void {}

export function LazyParts() {
  const isLoginWanted = useLoginPanel((state) => state.show)
  const isToasterWanted = useToasts((state) => state.toasts.length > 0)
  const isConfirmWanted = useConfirm((state) => state.question !== undefined)
  return (
    <>
      <Part isWanted={isLoginWanted} load={loadLogin} onFail={loginFailed} />
      <Part isWanted={isConfirmWanted} load={loadConfirm} onFail={stayQuiet} />
      <Part isWanted={isToasterWanted} load={loadToaster} onFail={stayQuiet} />
    </>
  )
}
