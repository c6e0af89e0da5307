/**
 * The lower parts of a page, whose file loads a moment after the first screen. If the HTML file contains them
 * prerendered, they stay until then: somebody may be reading them. (docs/decisions/0020)
 */

import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'

const MARK = 'data-below'
/** Keeps the parts in the layout of their container. */
const UNSEEN = { display: 'contents' } as const

/** Saved before the app's first render, which removes them; only for the first page of a visit. */
const prerendered = [...(globalThis.document?.querySelector(`#root [${MARK}]`)?.childNodes ?? [])]
const prerenderedFor = globalThis.location?.pathname

const putBack = (place: HTMLElement | null) => place?.append(...prerendered)

interface BelowProps {
  isWanted: boolean
  /** Shown while the file is loading. */
  waiting: ReactNode
  children: ReactNode
}

export function Below({ isWanted, waiting, children }: BelowProps) {
  const { pathname } = useLocation()
  if (globalThis.document === undefined) {
    return (
      <div {...{ [MARK]: '' }} style={UNSEEN}>
        {children}
      </div>
    )
  }
  const before =
    prerendered.length > 0 && pathname === prerenderedFor ? <div ref={putBack} style={UNSEEN} /> : waiting
  return <Suspense fallback={before}>{isWanted ? children : before}</Suspense>
}
