/**
 * A one-time code: one real input under painted boxes, so that autofill, input methods and screen readers see
 * an ordinary field. Accepts Bengali digits and a whole pasted SMS; returns Latin digits. (ruling R3)
 */

import type { ChangeEvent, ClipboardEvent, CSSProperties, Ref } from 'react'
import { convertToLatin } from '#src/lib/bn.ts'
import { findOtp } from '#src/lib/otp.ts'
import { Box, Grid } from '#src/ui/layout/layout.tsx'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { words } from './form-words.ts'
import classes from './otp-input.module.css'

export interface OtpInputProps extends Omit<FieldProps, 'label' | 'isLabelHidden' | 'isOptional'> {
  label?: FieldProps['label']
  length: number
  /** Latin digits. */
  value: string
  onChange: (value: string) => void
  /** Called when the last digit is entered. */
  onComplete?: (value: string) => void
  disabled?: boolean
  autoFocus?: boolean
  id?: string
  ref?: Ref<HTMLInputElement>
}

/** Extracts the digits from the field's text: typed, autofilled, or a message around the code. */
export function readCode(text: string, length: number): string {
  const typed = convertToLatin(text).replace(/\s/g, '')
  const isPlain = /^\d*$/.test(typed) && typed.length <= length
  return isPlain ? typed : (findOtp(text) ?? typed.replace(/\D/g, '')).slice(0, length)
}

export function OtpInput(props: OtpInputProps) {
  const { label = words.otp.label, hint, error, id, length, value, onChange, onComplete, ...rest } = props
  const take = (text: string) => {
    const code = readCode(text, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = findOtp(event.clipboardData.getData('text'))
    // The field's own rules would truncate a whole message: the code in it replaces the current text.
    if (pasted === undefined) return
    event.preventDefault()
    take(pasted)
  }
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      {(control) => (
        <Box relative style={{ '--otp-length': length } as CSSProperties}>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            className={classes.input}
            value={value}
            onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget.value)}
            onPaste={onPaste}
          />
          <div className={classes.boxes} aria-hidden="true">
            {Array.from({ length }, (_, at) => (
              <Grid
                as="span"
                align="center"
                items="center"
                key={at}
                className={classes.box}
                data-filled={at < value.length}
                data-next={at === Math.min(value.length, length - 1)}
              >
                {value[at]}
              </Grid>
            ))}
          </div>
        </Box>
      )}
    </FieldFrame>
  )
}
