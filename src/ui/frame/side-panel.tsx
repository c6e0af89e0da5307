/**
 * A panel at the side of the page, on phones a sheet from below. Its content loads when it is first opened.
 */

import type { ReactNode } from 'react'
import { defineLate } from '#src/ui/hooks/define-late.tsx'
import { useWasTrue } from '#src/ui/hooks/use-was-true.ts'

export interface SidePanelProps {
  isOpen: boolean
  onClose: () => void
  /** Its name; shown at the top unless `head` is set. */
  title: string
  /** Replaces title and close button. */
  head?: ReactNode
  /** False if the person must answer: no Esc, no press outside, no close button. */
  isClosable?: boolean
  /** True if it has its own address: Back leads to the previous one, so no rule is needed to close it. */
  hasAddress?: boolean
  /** True if it may open by itself while the page behind still changes: the page's heading leaves the focus inside. */
  staysOverPages?: boolean
  /** The woven border at its inner edge, as in the login panel. */
  hasBorder?: boolean
  /** A sheet that is as high as its content, near the thumb. */
  isFitted?: boolean
  children: ReactNode
}

const Drawn = defineLate(async () => (await import('./side-panel-drawer.tsx')).SidePanelDrawer)

export function SidePanel(props: SidePanelProps) {
  return useWasTrue(props.isOpen) && <Drawn {...props} />
}
