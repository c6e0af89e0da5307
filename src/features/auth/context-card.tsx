/** What the person was doing when the login was asked for: a course with its price, or a sentence. (DESIGN 6 Login side panel) */
import { IconBook2 } from '@tabler/icons-react'
import { useLoginPanel } from '#src/stores/login-panel-store.ts'
import { Price } from '#src/ui/price.tsx'
import classes from './step.module.css'
import { loginWords as words } from './words.ts'

export function ContextCard() {
  const { title, price, text } = useLoginPanel((state) => state.context)
  if (title === undefined) return text === undefined ? null : <p className={classes.note}>{text}</p>
  return (
    <div className={classes.context}>
      <span className={classes.contextIcon} aria-hidden="true">
        <IconBook2 size={22} stroke={1.75} />
      </span>
      <p className={classes.contextText}>
        <span>{text ?? words.enrolling}</span>
        <strong>{title}</strong>
      </p>
      {price !== undefined && <Price price={price} />}
    </div>
  )
}
