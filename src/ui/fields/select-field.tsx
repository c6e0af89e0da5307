/** A choice from a list, with the device's own list: fast, and familiar to the device's user. */

import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { words } from './form-words.ts'
import classes from './field.module.css'

export interface Choice {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'children'> {
  choices: readonly Choice[]
  /** The first, empty option; null omits it. */
  placeholder?: string | null
}

export function SelectField(props: SelectFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    id,
    className,
    choices,
    placeholder = words.field.choose,
    ...rest
  } = props
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden }}>
      {(control) => (
        <div className={classes.box}>
          <select {...rest} {...control} className={joinClassNames(classes.control, className)}>
            {placeholder !== null && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <span className={joinClassNames(classes.section, classes.arrow)}>
            <IconChevronDown aria-hidden="true" />
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
