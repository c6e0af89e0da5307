/** The place of a picture that waits for a press, in its size. (ruling R69) */

import type { MouseEvent, ReactNode } from 'react'
import { showPicture } from '#src/lib/held-pictures.ts'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { words } from './held-words.ts'
import classes from './held-picture.module.css'

const STOPS = 'a[href], button:enabled:not([tabindex="-1"])'

/** The button goes with its press, so the focus moves to what the picture belongs to. */
function moveFocus(button: HTMLElement): void {
  const owner = button.closest('article, li, section, main')
  const next = [...(owner?.querySelectorAll<HTMLElement>(STOPS) ?? [])].find((stop) => stop !== button)
  next?.focus({ preventScroll: true })
}

export interface ShowPictureProps {
  src: string
  /** What else it says, such as the size where the server tells it. */
  label?: string | undefined
  className?: string | undefined
}

export function ShowPicture({ src, label, className }: ShowPictureProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    moveFocus(currentTarget)
    showPicture(src)
  }
  return (
    <button type="button" className={joinClassNames(classes.button, className)} onClick={press}>
      {label ?? words.show}
    </button>
  )
}

export interface HeldPictureProps {
  src: string
  /** Drawn until the press, in the size of the picture. */
  fallback?: ReactNode
  className?: string | undefined
}

export function HeldPicture({ src, fallback, className }: HeldPictureProps) {
  return (
    <div className={joinClassNames(classes.root, className)} data-bare={!fallback || undefined}>
      {fallback}
      <ShowPicture src={src} />
    </div>
  )
}
