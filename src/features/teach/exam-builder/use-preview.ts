/** Opens the preview over the builder with its own history entry, so that Back closes it like a page. */

import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { STEP_INSIDE } from '#src/ui/hooks/step-inside.ts'

/** Recognises the history entry of an open preview; it survives a reload. */
function isPreviewStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPreview' in state
}

export interface PreviewParts {
  /** The first question to show. */
  firstId: string | undefined
  /** Called once it is on screen; until its file has loaded the builder stays usable. */
  onShown: (isShown: boolean) => void
  onClose: () => void
}

interface Preview {
  isOpen: boolean
  isShown: boolean
  open: () => void
  parts: Omit<PreviewParts, 'firstId'>
}

/** Returns the focus to what opened the preview; after a reload to the heading. */
function useFocusBack(isShown: boolean): () => void {
  const opener = useRef<Element>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    if (wasShown.current && !isShown) {
      const from = opener.current
      const target =
        from instanceof HTMLElement && from.isConnected ? from : document.querySelector<HTMLElement>('h1')
      target?.focus({ preventScroll: true })
    }
    wasShown.current = isShown
  }, [isShown])
  return () => {
    opener.current = document.activeElement === document.body ? null : document.activeElement
  }
}

export function usePreview(): Preview {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [isMounted, setMounted] = useState(false)
  const isOpen = isPreviewStep(state)
  const isShown = isOpen && isMounted
  const rememberOpener = useFocusBack(isShown)
  const open = () => {
    if (isOpen) return
    rememberOpener()
    void navigate(pathname + search, { ...STEP_INSIDE, state: { isPreview: true } })
  }
  return { isOpen, isShown, open, parts: { onShown: setMounted, onClose: () => void navigate(-1) } }
}
