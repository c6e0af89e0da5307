/** A panel at the side of the page, a sheet from below on phones. What it is made of comes when it is first opened. */

import { type ReactNode, useState } from 'react'
import { defineLate } from '#src/ui/hooks/define-late.tsx'

export interface SidePanelProps {
  isOpen: boolean
  onClose: () => void
  /** Its name; shown at the top unless `head` is there. */
  title: string
  /** In the place of title and close button. */
  head?: ReactNode
  /** False where the person must answer: no Esc, no press beside it, no close button. */
  isClosable?: boolean
  /** True when an address of its own opens it: Back leads to the one before, and closes it without a rule. */
  hasAddress?: boolean
  /** The woven border at its inner edge: the login panel's frame. */
  hasBorder?: boolean
  /** A sheet that is as high as what is in it, near the thumb. */
  isFitted?: boolean
  children: ReactNode
}

const Drawn = defineLate(async () => (await import('./side-panel-drawer.tsx')).SidePanelDrawer)

export function SidePanel(props: SidePanelProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return <Drawn {...props} />
}
