/** The place of a picture that waits for a press, in its size. (ruling R69) */

import { type MouseEvent, type ReactNode, useState } from 'react'
import { isPictureHeld, shownPictures } from '#src/lib/saving-data.ts'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { words } from './deferred-words.ts'
import classes from './deferred-picture.module.css'

const STOPS = 'a[href], button:enabled:not([tabindex="-1"])'

/** The button goes with its press, so the focus moves to what the picture belongs to. */
function moveFocus(button: HTMLElement): void {
  const owner = button.closest('article, li, section, main')
  const next = [...(owner?.querySelectorAll<HTMLElement>(STOPS) ?? [])].find((stop) => stop !== button)
  next?.focus({ preventScroll: true })
}

export interface ShowPictureProps {
  src: string
  onShow: () => void
  /** Position of the button: over the placeholder, at its bottom or top, or in the text. */
  place?: 'below' | 'top' | 'text'
}

export function ShowPicture({ src, onShow, place = 'below' }: ShowPictureProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    moveFocus(currentTarget)
    shownPictures.add(src)
    onShow()
  }
  return (
    <button
      type="button"
      className={place === 'text' ? classes.inText : classes.button}
      data-place={place}
      onClick={press}
    >
      {words.show}
    </button>
  )
}

export interface DeferredPictureProps {
  src: string
  /** Drawn until the press, in the size of the picture, and if it does not load. */
  fallback?: ReactNode
  className?: string | undefined
}

export function DeferredPicture({ src, fallback, className }: DeferredPictureProps) {
  const [broken, setBroken] = useState<string>()
  const [, setShown] = useState('')
  if (src === broken) return fallback
  if (!isPictureHeld(src))
    return <img src={src} alt="" className={className} onError={() => setBroken(src)} />
  return (
    <div className={joinClassNames(classes.root, className)} data-bare={!fallback || undefined}>
      {fallback}
      <ShowPicture src={src} onShow={() => setShown(src)} />
    </div>
  )
}
