/** How every state without content is laid out: drawing, what is the matter, what to do next. */
import type { ReactNode } from 'react'
import { StateArt, type StateArtProps } from './state-art.tsx'
import classes from './state-card.module.css'

export interface StateCardProps {
  art: StateArtProps['kind']
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** `alert` is read out at once. */
  role?: 'alert' | 'status'
}

export function StateCard({ art, title, text, action, role }: StateCardProps) {
  return (
    <div className={classes.root} role={role}>
      <StateArt kind={art} />
      <div className={classes.title}>{title}</div>
      {text && <div className={classes.text}>{text}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
