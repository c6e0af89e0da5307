/** A person's picture in a circle, otherwise one of eight faceless portraits chosen by id. Decoration: the name stands beside it. */
import { useState } from 'react'
import zero from '#src/ui/art/portrait-0.svg'
import one from '#src/ui/art/portrait-1.svg'
import two from '#src/ui/art/portrait-2.svg'
import three from '#src/ui/art/portrait-3.svg'
import four from '#src/ui/art/portrait-4.svg'
import five from '#src/ui/art/portrait-5.svg'
import six from '#src/ui/art/portrait-6.svg'
import seven from '#src/ui/art/portrait-7.svg'
import { classNames } from '#src/ui/theme/class-names.ts'
import classes from './portrait.module.css'

const FACES = [zero, one, two, three, four, five, six, seven] as const

/** The same person always has the same face. */
function faceOf(id: string): string {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) % 9973
  return FACES[sum % FACES.length] ?? zero
}

export interface PortraitProps {
  id: string
  /** A picture of their own; one that cannot be read is replaced. */
  src?: string | null
  /** Side in px. */
  size?: number
  className?: string
}

export function Portrait({ id, src, size = 36, className }: PortraitProps) {
  const [broken, setBroken] = useState<string>()
  const picture = src && src !== broken ? src : faceOf(id)
  return (
    <img
      className={classNames(classes.root, className)}
      src={picture}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => src && setBroken(src)}
    />
  )
}
