/** A state in a pill: always a word, with an icon or dot if the word is not enough. */

import type { ReactNode } from 'react'
import { Surface } from '#src/ui/layout/layout.tsx'
import { joinClassNames } from './theme/class-names.ts'
import classes from './pill.module.css'

export interface PillProps {
  tone: 'live' | 'urgent' | 'info' | 'ok' | 'due' | 'missed' | 'ai' | 'neutral' | 'outline'
  dot?: boolean
  /** 14 px. */
  icon?: ReactNode
  className?: string
  children: ReactNode
}

export function Pill({ tone, dot, icon, className, children }: PillProps) {
  return (
    <span className={joinClassNames(classes.root, className)} data-tone={tone}>
      {dot && <Surface as="i" radius="round" fixed className={classes.dot} />}
      {icon}
      <span className={classes.label}>{children}</span>
    </span>
  )
}
