/** One filter as a group of buttons; pressing the chosen one again takes the filter away. Arrow keys change nothing by themselves. */
import { useId } from 'react'
import classes from './choice-group.module.css'

export interface Choice<T> {
  value: T
  text: string
  count?: string
}

interface ChoiceGroupProps<T> {
  label: string
  choices: readonly Choice<T>[]
  chosen: T | undefined
  /** `list`: a row each, with counts; `chips`: as many in a row as fit. */
  shape?: 'list' | 'chips'
  onChoose: (value: T | undefined) => void
}

export function ChoiceGroup<T extends string | number>({ label, choices, chosen, shape = 'chips', onChoose }: ChoiceGroupProps<T>) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={classes.group}>
      <h3 id={id} className={classes.label}>
        {label}
      </h3>
      <div className={classes.choices} data-shape={shape}>
        {choices.map(({ value, text, count }) => (
          <button
            key={value}
            type="button"
            className={classes.choice}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value === chosen ? undefined : value)}
          >
            <span>{text}</span>
            {count && <span className={classes.count}>{count}</span>}
          </button>
        ))}
      </div>
    </div>
  )
}
