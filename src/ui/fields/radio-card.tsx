/** One of several options as a card; the chosen one has an edge, a ground and a filled disc, never colour alone. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './choice.module.css'

export interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title'> {
  title: ReactNode
  text?: ReactNode
  /** Before the words: a logo or an icon tile. */
  mark?: ReactNode
  /** At the right of the title. */
  aside?: ReactNode
  /** Where the disc stands. */
  disc?: 'left' | 'right'
}

export function RadioCard({ title, text, mark, aside, disc = 'left', ...rest }: RadioCardProps) {
  return (
    <label className={classes.card} data-disc={disc}>
      <input {...rest} type="radio" className={classes.disc} />
      {mark}
      <span className={classes.words}>
        <span className={classes.title}>
          <strong>{title}</strong>
          {aside && <span className={classes.aside}>{aside}</span>}
        </span>
        {text && <span className={classes.text}>{text}</span>}
      </span>
    </label>
  )
}

/** A radio button in a line of text. */
export function Radio({ label, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={classes.line}>
      <input {...rest} type="radio" className={classes.disc} />
      <span className={classes.label}>{label}</span>
    </label>
  )
}
