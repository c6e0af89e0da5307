/** A switch: it takes effect at once, without a save button. */

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Box, Text } from '#src/ui/layout/layout.tsx'
import classes from './choice.module.css'

export interface ToggleProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked'> {
  label: ReactNode
  /** Explains the switch, below it. */
  text?: ReactNode
  checked: boolean
}

export function Toggle({ label, text, checked, ...rest }: ToggleProps) {
  const textId = useId()
  const line = (
    <label className={classes.line}>
      <input
        aria-describedby={text === undefined ? undefined : textId}
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
  if (text === undefined) return line
  return (
    <div>
      {line}
      <Text tone="muted" variant="small" tight id={textId}>
        {text}
      </Text>
    </div>
  )
}
