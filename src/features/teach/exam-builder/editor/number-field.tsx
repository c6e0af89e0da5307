/** A number in digits of either script; what is half typed stays as it is until the field is left. (ruling R3) */
import { useState } from 'react'
import { formatNumber, convertToLatin } from '#src/lib/bn.ts'
import { TextField, type TextFieldProps } from '#src/ui/fields/text-field.tsx'

export interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'inputMode'> {
  /** 0 is shown as an empty field. */
  value: number
  onNumber: (value: number) => void
}

/** Not negative; half points count, an empty field is 0. */
function numberOf(text: string): number | undefined {
  const latin = convertToLatin(text).trim()
  // The nought before it: a lone point is no number yet.
  return /^\d{0,4}(?:\.\d?)?$/.test(latin) ? Number(`0${latin}`) : undefined
}

export function NumberField({ value, onNumber, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const shown = typed !== undefined && numberOf(typed) === value ? typed : value === 0 ? '' : formatNumber(value).replaceAll(',', '')
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        const number = numberOf(target.value)
        if (number === undefined) return
        setTyped(target.value)
        onNumber(number)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
