/** A switch: it takes effect at once, without a save button. */

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Box } from '#src/ui/layout/layout.tsx'
import classes from './choice.module.css'

export interface ToggleProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked'> {
  label: ReactNode
  checked: boolean
}

export function Toggle({ label, checked, ...rest }: ToggleProps) {
  return (
    <label className={classes.line}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className={classes.toggle}
      />
      <Box as="span" shrink>
        {label}
      </Box>
    </label>
  )
}
