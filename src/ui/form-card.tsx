/** A form on a card: fields under one another, the buttons at its foot. */
import { type FormEvent, type ReactNode, type RefObject, useId } from 'react'
import { Card } from './card.tsx'
import classes from './form-card.module.css'

export interface FormCardProps {
  ref?: RefObject<HTMLFormElement | null>
  /** Left out where the page's heading says it. */
  title?: ReactNode
  /** Buttons; the one that sends stands last. */
  actions: ReactNode
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

export function FormCard({ ref, title, actions, onSubmit, children }: FormCardProps) {
  const id = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
      )}
      <form ref={ref} noValidate className={classes.fields} onSubmit={onSubmit}>
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
