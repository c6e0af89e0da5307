/** A checkbox; never checked by default. */

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Box } from '#src/ui/layout/layout.tsx'
import { FieldNote } from './field-frame.tsx'
import classes from './choice.module.css'

export interface CheckBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function CheckBox({ label, hint, error, ...rest }: CheckBoxProps) {
  const noteId = useId()
  return (
    <div>
      <label className={classes.line}>
        <input
          {...rest}
          type="checkbox"
          className={classes.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
        />
        <Box as="span" shrink>
          {label}
        </Box>
      </label>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}
