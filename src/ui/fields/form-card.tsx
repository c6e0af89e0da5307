/** A form on a card: fields under one another, the buttons at its foot. */
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Card } from '#src/ui/card.tsx'
import classes from './form-card.module.css'

export interface FormCardProps {
  /** Left out where the page's heading says it. */
  title?: ReactNode
  /** Buttons; the one that sends stands last. */
  actions: ReactNode
  onSubmit: (event: FormEvent) => void
  /** Of `useForm`: each new one leads to the first wrong field. */
  refusals: number
  children: ReactNode
}

export function FormCard({ title, actions, onSubmit, refusals, children }: FormCardProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true] button')?.focus()
  }, [refusals])
  return (
    <Card as="section" padding="lg" aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
      )}
      <form ref={form} noValidate className={classes.fields} onSubmit={onSubmit}>
        {children}
        <div className={classes.actions}>{actions}</div>
      </form>
    </Card>
  )
}

/** Short fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
