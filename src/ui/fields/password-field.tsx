/** A password field with a button to show its text. */

import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { words } from './form-words.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'
import classes from './field.module.css'

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'rightSection'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      isExact
      type={isShown ? 'text' : 'password'}
      rightSection={
        <IconButton
          className={classes.edge}
          label={isShown ? words.field.hidePassword : words.field.showPassword}
          onClick={() => setShown(!isShown)}
          disabled={props.disabled}
        >
          {isShown ? <IconEyeOff /> : <IconEye />}
        </IconButton>
      }
    />
  )
}
