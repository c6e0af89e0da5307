/** A key of the keyboard. */

import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { Surface } from '#src/ui/layout/layout.tsx'
import classes from './key-cap.module.css'

/** The page's fonts have no arrows, and many devices' fonts have none either. */
const ARROWS: Readonly<Record<string, ComponentType<{ size: number; 'aria-label': string }>>> = {
  '↑': IconArrowUp,
  '↓': IconArrowDown,
  '←': IconArrowLeft,
  '→': IconArrowRight,
}

/** `isDecoration`: the control beside it names the key in `aria-keyshortcuts`. */
export function KeyCap({ children, isDecoration }: { children: ReactNode; isDecoration?: boolean }) {
  const name = typeof children === 'string' ? children : ''
  const Arrow = ARROWS[name]
  return (
    <Surface
      as="kbd"
      aria-hidden={isDecoration}
      tone="muted"
      variant="mark"
      ground="surface"
      border="line-2"
      className={classes.root}
    >
      {Arrow ? <Arrow size={14} aria-label={name} /> : children}
    </Surface>
  )
}
