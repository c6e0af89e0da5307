/** Course or batch, module, class, and the work in question. (ruling R24) */

import type { TicketCategory, TicketTextField } from '#src/lib/ticket-category.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { changeField, useTicketDraft } from './draft.ts'
import { getControlId } from './error-summary.tsx'
import { type SubjectChoices, useSubjectChoices } from './use-subject-choices.ts'
import { words } from './words.ts'

const { details } = words

interface PlaceFieldProps {
  field: TicketTextField
  label: string
  hint: string | undefined
  choices: readonly string[]
  value: string
}

/** A list if there are options, including the prefilled value; else a text field. */
function PlaceField({ field, label, hint, choices, value }: PlaceFieldProps) {
  const id = getControlId(field)
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

interface SubjectFieldProps {
  field: keyof SubjectChoices
  category: TicketCategory
}

export function SubjectField({ field, category }: SubjectFieldProps) {
  const { fields } = useTicketDraft()
  const choices = useSubjectChoices(category, fields.course ?? '', fields.module ?? '')
  return (
    <PlaceField
      field={field}
      label={details.labelsIn[category]?.[field] ?? details.labels[field]}
      hint={field === 'course' ? details.courseHint : undefined}
      choices={choices[field]}
      value={fields[field] ?? ''}
    />
  )
}
