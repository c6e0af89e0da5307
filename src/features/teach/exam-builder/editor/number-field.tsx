/**
 * Number field for Bengali and Latin digits; a half-typed number stays as typed until the field loses focus.
 * (ruling R3)
 */

import { useState } from 'react'
import { MAX_MINUTES } from '#src/api/shapes/exam.ts'
import { formatNumber, convertToLatin } from '#src/lib/bn.ts'
import { TextField, type TextFieldProps } from '#src/ui/fields/text-field.tsx'
import { words } from '../words.ts'

const { settings: texts } = words

/**
 * Duration of an exam; more than a day is an error at once, since the server rejects such a draft. (ruling
 * R30)
 */
export function MinutesField(props: Omit<NumberFieldProps, 'label' | 'error'>) {
  return (
    <NumberField
      {...props}
      label={texts.duration}
      error={props.value > MAX_MINUTES ? texts.durationError(MAX_MINUTES) : undefined}
    />
  )
}

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'onBlur' | 'inputMode'
> {
  /** 0 is shown as an empty field. */
  value: number
  onNumber: (value: number) => void
}

/** Parses a number of 0 or more with one decimal place; an empty field is 0. */
function parseNumber(text: string): number | undefined {
  const latin = convertToLatin(text).trim()
  // The leading 0 makes a single point a valid number.
  return /^\d{0,4}(?:\.\d?)?$/.test(latin) ? Number(`0${latin}`) : undefined
}

export function NumberField({ value, onNumber, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const shown =
    typed !== undefined && parseNumber(typed) === value
      ? typed
      : value === 0
        ? ''
        : formatNumber(value).replaceAll(',', '')
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        const number = parseNumber(target.value)
        if (number === undefined) return
        setTyped(target.value)
        onNumber(number)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
