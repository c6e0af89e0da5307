/** Fields of the notice form. (spec 3 Notice) */

import type { BatchCard } from '#src/api/shapes/batch.ts'
import { listBatchChoices } from '#src/lib/batch-choices.ts'
import { formatDate } from '#src/lib/bn.ts'
import { FieldPair } from '#src/ui/fields/form-card.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import type { Form } from '#src/ui/fields/use-draft-form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { MoreBatches } from './more-batches.tsx'
import type { NoticeValues } from './notice-values.ts'
import { words } from './words.ts'

const { form: texts } = words

interface NoticeFieldsProps {
  batches: readonly BatchCard[]
  values: NoticeValues
  form: Pick<Form<NoticeValues>, 'field' | 'set' | 'errors'>
  isSimplified: boolean
  /** Sentence with the number of readers. */
  reach: string | undefined
  /** A new notice may go to several batches. */
  isNew: boolean
}

export function NoticeFields({
  batches,
  values,
  form: { field, set, errors },
  isSimplified,
  reach,
  isNew,
}: NoticeFieldsProps) {
  return (
    <>
      <TextField label={texts.name} {...field('title')} />
      <FieldPair>
        <SelectField label={words.batch} choices={listBatchChoices(batches)} {...field('batch')} />
        <TextField
          type="date"
          label={texts.date}
          hint={values.date === '' ? undefined : formatDate(values.date)}
          {...field('date')}
        />
        <TextField label={texts.topic} isOptional hint={texts.topicHint} {...field('topic')} />
      </FieldPair>
      <TextField label={texts.summary} hint={texts.summaryHint} {...field('meta_description')} />
      <RichText
        label={texts.description}
        value={values.description}
        error={errors.description}
        isSimplified={isSimplified}
        onChange={(text) => set('description', text)}
      />
      <Toggle
        label={texts.urgent}
        checked={values.is_urgent}
        onChange={({ currentTarget }) => set('is_urgent', currentTarget.checked)}
      />
      {isNew && (
        <MoreBatches
          batches={batches}
          first={values.batch}
          chosen={values.also}
          onChange={(also) => set('also', also)}
        />
      )}
      {(reach || values.is_urgent) && (
        <Notice tone={values.is_urgent ? 'error' : 'quiet'} role="status">
          <p>
            {values.is_urgent && texts.urgentHint} {reach}
          </p>
        </Notice>
      )}
    </>
  )
}
