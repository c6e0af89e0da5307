/**
 * A picture from a server, with a fallback if there is none or it does not load. Decoration: the title is
 * beside it.
 */

import { type ReactNode, Suspense, useState } from 'react'
import { isSaving } from '#src/lib/saving-data.ts'
import { DeferredPicture } from './late-deferred-picture.ts'

interface CoverPictureProps {
  src: string | null | undefined
  fallback: ReactNode
  className?: string
  /** Loaded at once and not when it is near the window: for the one above the fold. */
  isEager?: boolean
}

export function CoverPicture({ src, fallback, className, isEager }: CoverPictureProps) {
  const [broken, setBroken] = useState<string>()
  // A picture that is here stays when the switch is turned on.
  const [isHeld] = useState(isSaving)
  if (!src || src === broken) return fallback
  if (isHeld) {
    return (
      <Suspense fallback={fallback}>
        <DeferredPicture src={src} fallback={fallback} className={className} />
      </Suspense>
    )
  }
  return (
    <img
      src={src}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      className={className}
      onError={() => setBroken(src)}
    />
  )
}
