/** A picture of a server; where there is none, or it does not load, what stands in for it. Decoration: the title stands beside it. */

import { type ReactNode, useState } from 'react'

interface CoverPictureProps {
  src: string | null | undefined
  fallback: ReactNode
  className?: string
  /** Shown at once, not when it is near: for the one above the fold. */
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
