/**
 * A picture from a server, with a fallback if there is none or it does not load. Decoration: the title is
 * beside it.
 */

import { type ReactNode, useState } from 'react'

interface CoverPictureProps {
  src: string | null | undefined
  fallback: ReactNode
  className?: string
  /** Loaded at once and not when it is near the window: for the one above the fold. */
  isEager?: boolean
}

export function CoverPicture({ src, fallback, className, isEager }: CoverPictureProps) {
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return fallback
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
