/** A line of text. Takes what `useForm().getInputProps` gives. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import classes from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {
  leftSection?: ReactNode
  rightSection?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, leftSection, rightSection, id, className, ...rest } = props
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden }}>
      {(control) => (
        <div className={classes.box}>
          {leftSection && <span className={classes.section}>{leftSection}</span>}
          <input type="text" {...rest} {...control} className={joinClassNames(classes.control, className)} />
          {rightSection && <span className={classes.section}>{rightSection}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
