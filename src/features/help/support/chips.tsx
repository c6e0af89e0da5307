/** One of a few, as chips: quicker to press than a list. */
import { useId } from 'react'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './details.module.css'

interface ChipsProps {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}

export function Chips({ label, options, value, onChange }: ChipsProps) {
  const name = useId()
  return (
    <fieldset className={classes.chips}>
      <legend>{label}</legend>
      <Row align="stretch" wrap gap={8}>
        {options.map((option) => (
          <label key={option} className={classes.chip}>
            <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
            {option}
          </label>
        ))}
      </Row>
    </fieldset>
  )
}
