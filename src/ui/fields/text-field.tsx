/** A line of text. Takes what `useForm().getInputProps` gives. */

import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react'
import { MOST_TYPED } from '#src/lib/bound-text.ts'
import { dropInvisible } from '#src/lib/invisible.ts'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import classes from './field.module.css'

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {
  leftSection?: ReactNode
  rightSection?: ReactNode
  /** A password: each character counts, visible or not. */
  isExact?: boolean
}

/**
 * Removes invisible characters of a pasted text before anybody reads the value, and keeps the caret position.
 */
function dropPastedMarks({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
  const { value, selectionStart: at } = input
  const seen = dropInvisible(value)
  if (seen === value) return
  input.value = seen
  // Fields for e-mails and numbers do not expose their caret.
  const caret = at === null ? undefined : dropInvisible(value.slice(0, at)).length
  if (caret !== undefined) input.setSelectionRange(caret, caret)
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    leftSection,
    rightSection,
    id,
    className,
    isExact,
    onChange,
    ...rest
  } = props
  function change(event: ChangeEvent<HTMLInputElement>) {
    if (isExact !== true) dropPastedMarks(event)
    onChange?.(event)
  }
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden }}>
      {(control) => (
        <div className={classes.box}>
          {leftSection && <span className={classes.section}>{leftSection}</span>}
          <input
            type="text"
            maxLength={MOST_TYPED}
            {...rest}
            {...control}
            onChange={change}
            className={joinClassNames(classes.control, className)}
          />
          {rightSection && <span className={classes.section}>{rightSection}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
