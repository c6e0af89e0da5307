/**
 * A phone number with its country code. The number stays as typed; `normalisePhone` parses it. (ruling R3,
 * ruling R32)
 */

import { IconChevronDown } from '@tabler/icons-react'
import type { ChangeEvent } from 'react'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { words } from './form-words.ts'
import field from './field.module.css'
import classes from './phone-field.module.css'

export interface Country {
  /** ISO 3166 letters, such as `BD`. */
  iso: string
  name: string
  /** With its plus, such as `+880`. */
  code: string
}

export interface PhoneFieldProps extends FieldProps {
  id?: string
  name?: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Without a list the country cannot be changed. */
  countries?: readonly Country[]
  country?: string
  onCountryChange?: (iso: string) => void
  readOnly?: boolean
  disabled?: boolean
  autoFocus?: boolean
  placeholder?: string
}

export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    id,
    onChange,
    countries,
    country,
    onCountryChange,
    ...rest
  } = props
  const chosen = countries?.find((one) => one.iso === country)
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden }}>
      {(control) => (
        <div className={field.box}>
          {countries && (
            <span className={classes.country}>
              <span aria-hidden="true">{chosen?.code}</span>
              <IconChevronDown aria-hidden="true" />
              <select
                className={classes.list}
                aria-label={words.field.country}
                value={country}
                disabled={rest.disabled || rest.readOnly}
                onChange={(event) => onCountryChange?.(event.currentTarget.value)}
              >
                {countries.map((one) => (
                  <option key={one.iso} value={one.iso}>
                    {one.name} {one.code}
                  </option>
                ))}
              </select>
            </span>
          )}
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...rest}
            {...control}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value)}
            className={joinClassNames(field.control, classes.number)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
