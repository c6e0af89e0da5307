/** A part of the course page with its heading; the tabs lead to its id. */
import type { ReactNode } from 'react'
import classes from './section.module.css'

interface SectionProps {
  id?: string
  title: string
  text?: string
  /** At the right of the title. */
  action?: ReactNode
  children: ReactNode
}

export function Section({ id, title, text, action, children }: SectionProps) {
  return (
    <section id={id} className={classes.section}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
