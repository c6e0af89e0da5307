/** The frame of a field: label above, hint below, and the error in place of the hint. */

import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useCutNote } from './cut-note.tsx'
import { words } from './form-words.ts'
import classes from './field.module.css'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** A message; makes the field invalid. */
  error?: ReactNode
  /** Shown beside the label of an optional field. */
  isOptional?: boolean
  /** The label is only for screen readers: use it if the context already says it, as for a search field. */
  isLabelHidden?: boolean
}

/** The ids and states that a control gets from its frame. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldFrameProps extends FieldProps {
  id?: string
  children: (control: ControlProps) => ReactNode
}

export function FieldFrame({ id, label, hint, error, isOptional, isLabelHidden, children }: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  const { note, watch } = useCutNote()
  const told = note ?? error
  const hasNote = Boolean(told || hint)
  return (
    <div className={classes.root} {...watch}>
      <label htmlFor={controlId} className={classes.label} data-hidden={isLabelHidden}>
        {label}
        {isOptional && <span className={classes.optional}> ({words.field.optional})</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={told} />
    </div>
  )
}

/** Hint or error. The element is there from the start, so that a new error is read out. */
export function FieldNote({ id, hint, error }: { id?: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <div id={id} className={classes.note} data-error={Boolean(error)} aria-live="polite">
      {error ? (
        <>
          <IconAlertCircle aria-hidden="true" />
          <span>{error}</span>
        </>
      ) : (
        hint
      )}
    </div>
  )
}
