/** Several lines of text; the field grows with them where the browser supports it. */

import type { ComponentPropsWithRef } from 'react'
import { MOST_TYPED } from '#src/lib/bound-text.ts'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import classes from './field.module.css'

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {}

export function TextArea({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, isLabelHidden }}>
      {(control) => (
        <div className={classes.box}>
          <textarea
            rows={4}
            maxLength={MOST_TYPED}
            {...rest}
            {...control}
            className={joinClassNames(classes.control, className)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
