/** A form on a card: stacked fields, with the buttons below. */

import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { bringIntoView } from '#src/ui/reveal.ts'
import classes from './form-card.module.css'

export interface FormCardProps {
  /** Omitted if the page's heading says it. */
  title?: ReactNode
  /** Buttons; the submit button comes last. */
  actions: ReactNode
  onSubmit: (event: FormEvent) => void
  /** The problems of `useForm`: each new one moves the focus to the first wrong field. */
  refusals: number
  /** Why the last try failed, if no field says it. */
  failure?: string | undefined
  /** The first field gets the focus if the form opens instead of the pressed button, or beside it. */
  takesFocus?: boolean | undefined
  children: ReactNode
}

export function FormCard({
  title,
  actions,
  onSubmit,
  refusals,
  failure,
  takesFocus,
  children,
}: FormCardProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true] button')?.focus()
  }, [refusals])
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [takesFocus])
  return (
    <Card as="section" padding="lg" aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <Text as="h2" variant="lead" tight mb={16} id={id}>
          {title}
        </Text>
      )}
      <Grid as="form" gap={16} ref={form} noValidate onSubmit={onSubmit}>
        {children}
        {failure && (
          <Text tone="error" role="alert" ref={bringIntoView}>
            {failure}
          </Text>
        )}
        <Row align="stretch" justify="end" wrap gap={8} className={classes.actions}>
          {actions}
        </Row>
      </Grid>
    </Card>
  )
}

/** Short fields side by side where there is space. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Grid align="start" gap={16} className={classes.pair}>
      {children}
    </Grid>
  )
}
