/** Two or three views of the same thing: radio buttons in one frame. */

import { type ReactNode, useId } from 'react'
import classes from './segmented.module.css'

export interface SegmentedProps<V extends string> {
  /** The name of the choice for screen readers; invisible. */
  label: string
  options: readonly { value: V; label: ReactNode }[]
  value: V
  onChange: (value: V) => void
}

export function Segmented<V extends string>({ label, options, value, onChange }: SegmentedProps<V>) {
  const name = useId()
  return (
    <fieldset className={classes.root} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={classes.option} data-checked={option.value === value}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.label}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
