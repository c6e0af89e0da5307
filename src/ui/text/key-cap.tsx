/** A key of the keyboard. */
import type { ReactNode } from 'react'
import { Surface } from '#src/ui/layout/layout.tsx'
import classes from './key-cap.module.css'

export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <Surface as="kbd" tone="muted" size={12} leading={100} ground="surface" border="line-2" className={classes.root}>
      {children}
    </Surface>
  )
}
