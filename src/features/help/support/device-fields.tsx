/** Fields 5 to 7: device, version and connection, prefilled with what the browser reports. (ruling R24) */

import { useId } from 'react'
import { TICKET_FIELDS, type TicketCategory } from '#src/lib/ticket-category.ts'
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

const { details } = words

export function DeviceFields({ category }: { category: TicketCategory }) {
  const { fields } = useTicketDraft()
  const known = readDeviceFacts()
  const asked = TICKET_FIELDS[category]
  return (
    <>
      {asked.includes(5) && (
        <Chips
          label={details.device}
          options={details.devices}
          value={fields[5] ?? known[5] ?? ''}
          onChange={(text) => changeField(5, text)}
        />
      )}
      {asked.includes(6) && (
        <TextField
          label={details.version}
          isOptional
          value={fields[6] ?? known[6] ?? ''}
          onChange={({ currentTarget }) => changeField(6, currentTarget.value)}
        />
      )}
      {asked.includes(7) && (
        <Chips
          label={details.connection}
          options={details.connections}
          value={fields[7] ?? known[7] ?? ''}
          onChange={(text) => changeField(7, text)}
        />
      )}
    </>
  )
}
