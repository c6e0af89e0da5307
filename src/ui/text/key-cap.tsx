/** A key of the keyboard. */
import type { ReactNode } from 'react'
import { Surface } from '#src/ui/layout/layout.tsx'
import classes from './key-cap.module.css'

/** `isDecoration`: the control beside it names the key in `aria-keyshortcuts`. */
export function KeyCap({ children, isDecoration }: { children: ReactNode; isDecoration?: boolean }) {
  return (
    <Surface
      as="kbd"
      aria-hidden={isDecoration}
      tone="muted"
      size={12}
      leading={100}
      ground="surface"
      border="line-2"
      className={classes.root}
    >
      {children}
    </Surface>
  )
}
