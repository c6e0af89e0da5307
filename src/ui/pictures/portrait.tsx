/**
 * A person's picture in a circle, otherwise the first letter of the name. Decoration: the name is beside it.
 */

import { useState } from 'react'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { Avatar } from './avatar.tsx'
import classes from './portrait.module.css'

export interface PortraitProps {
  name: string
  /** Their own picture; one that does not load is replaced. */
  src?: string | null
  /** Side in px. */
  size?: number
  className?: string
}

export function Portrait({ name, src, size = 36, className }: PortraitProps) {
  const [broken, setBroken] = useState<string>()
  const shape = joinClassNames(classes.root, className)
  if (!src || src === broken) return <Avatar name={name} size={size} className={shape} />
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={shape}
      onError={() => setBroken(src)}
    />
  )
}
