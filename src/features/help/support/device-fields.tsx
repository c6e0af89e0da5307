/** Device, version and connection, prefilled with what the browser reports. (ruling R24) */

import { useId } from 'react'
import type { TicketTextField } from '#src/lib/ticket-category.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { readDeviceFacts } from './device-facts.ts'
import { changeField, useTicketDraft } from './draft.ts'
import { words } from './words.ts'
import classes from './details.module.css'

interface ChipsProps {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}

/** A few options as chips, which is faster than a list. */
function Chips({ label, options, value, onChange }: ChipsProps) {
  const name = useId()
  return (
    <fieldset className={classes.chips}>
      <legend>{label}</legend>
      <Row align="stretch" wrap gap={8}>
        {options.map((option) => (
          <label key={option} className={classes.chip} data-checked={option === value}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {option}
          </label>
        ))}
      </Row>
    </fieldset>
  )
}

interface ChipFieldProps {
  field: TicketTextField
  options: readonly string[]
}

export function ChipField({ field, options }: ChipFieldProps) {
  return (
    <Chips
      label={words.details.labels[field]}
      options={options}
      value={useTicketDraft().fields[field] ?? readDeviceFacts()[field] ?? ''}
      onChange={(text) => changeField(field, text)}
    />
  )
}

export function VersionField() {
  return (
    <TextField
      label={words.details.labels.version}
      isOptional
      value={useTicketDraft().fields.version ?? readDeviceFacts().version ?? ''}
      onChange={({ currentTarget }) => changeField('version', currentTarget.value)}
    />
  )
}
