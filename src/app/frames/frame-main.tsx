/** The part of a frame that changes from page to page. The skip link leads here. */

import type { ReactNode } from 'react'
import { MAIN_ID } from '#src/ui/frame/skip-link.tsx'

interface FrameMainProps {
  className?: string
  children: ReactNode
}

export function FrameMain({ className, children }: FrameMainProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}
