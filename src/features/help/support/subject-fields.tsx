/** Fields 1 to 4: course or batch, module, class, and the work in question. (ruling R24) */

import { TICKET_FIELDS, type TicketCategory, type TicketField } from '#src/lib/ticket-category.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { changeField, useTicketDraft } from './draft.ts'
import { useSubjectChoices } from './use-subject-choices.ts'
import { words } from './words.ts'

const { details } = words

interface PlaceFieldProps {
  field: TicketField
  label: string
  hint?: string
  choices: readonly string[]
  value: string
}

/** A list if there are options, including the prefilled value; else a text field. */
function PlaceField({ field, label, hint, choices, value }: PlaceFieldProps) {
  const id = `ticket-field-${field}`
  const type = (text: string) => changeField(field, text)
  if (choices.length === 0) {
    return (
      <TextField
        id={id}
        label={label}
        isOptional
        placeholder={hint}
        value={value}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    )
  }
  const all = value === '' || choices.includes(value) ? choices : [value, ...choices]
  return (
    <SelectField
      id={id}
      label={label}
      isOptional
      choices={all.map((choice) => ({ value: choice, label: choice }))}
      value={value}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

function getWorkLabel(category: TicketCategory): string {
  return category === 'quiz' || category === 'assignment' ? details.work[category] : details.work.other
}

export function SubjectFields({ category }: { category: TicketCategory }) {
  const { fields } = useTicketDraft()
  const { courses, modules, items } = useSubjectChoices(category, fields[1] ?? '', fields[2] ?? '')
  const rows = [
    { field: 1, label: details.course, hint: details.courseHint, choices: courses },
    { field: 2, label: details.module, choices: modules },
    { field: 3, label: category === 'class-recording' ? details.recording : details.class, choices: items },
    { field: 4, label: getWorkLabel(category), choices: items },
  ] as const satisfies readonly Omit<PlaceFieldProps, 'value'>[]
  return rows
    .filter(({ field }) => TICKET_FIELDS[category].includes(field))
    .map((row) => <PlaceField key={row.field} {...row} value={fields[row.field] ?? ''} />)
}
