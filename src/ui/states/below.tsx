/**
 * The lower parts of a page, whose file comes a moment after the first screen. Where the HTML file has painted them they stay as they
 * are until then: somebody may be reading them. (docs/decisions/0020)
 */

import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'

const MARK = 'data-below'
/** Leaves the parts in the layout of the place around them. */
const UNSEEN = { display: 'contents' } as const

/** Taken before the app's first drawing, which takes them away; good for the page that the visit began with. */
const painted = [...(globalThis.document?.querySelector(`#root [${MARK}]`)?.childNodes ?? [])]
const paintedFor = globalThis.location?.pathname

const putBack = (place: HTMLElement | null) => place?.append(...painted)

interface BelowProps {
  isWanted: boolean
  /** Stands there while the file is on its way. */
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
    painted.length > 0 && pathname === paintedFor ? <div ref={putBack} style={UNSEEN} /> : waiting
  return <Suspense fallback={before}>{isWanted ? children : before}</Suspense>
}
