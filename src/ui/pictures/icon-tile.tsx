/** An icon on a soft square. */

import type { ReactNode } from 'react'
import { Surface } from '#src/ui/layout/layout.tsx'
import classes from './icon-tile.module.css'

export interface IconTileProps {
  tone?: 'info' | 'due' | 'urgent' | 'ai' | 'leaf' | 'neutral' | 'ok'
  /** Side in px. */
  size?: 32 | 36 | 40 | 48
  children: ReactNode
}

export function IconTile({ tone = 'info', size = 40, children }: IconTileProps) {
  return (
    <Surface
      as="span"
      tone="soft"
      ground="soft"
      fixed
      className={classes.root}
      data-tone={tone}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {children}
    </Surface>
  )
}
