/** The fields of a notice. (spec 3 Notice) */
import type { BatchCard } from '#src/api/shapes/batch.ts'
import { bnDate } from '#src/lib/bn.ts'
import { FieldPair } from '#src/ui/form-card.tsx'
import { RichText } from '#src/ui/rich-text.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { Toggle } from '#src/ui/toggle.tsx'
import type { Form } from '#src/ui/use-draft-form.ts'
import classes from './notice-editor.module.css'
import type { NoticeValues } from './notice-values.ts'
import { words } from './words.ts'

const { form: texts } = words

export function batchChoices(batches: readonly BatchCard[]) {
  return batches.map(({ _id, title, course }) => ({ value: _id, label: `${course.title} · ${title}` }))
}

interface NoticeFieldsProps {
  batches: readonly BatchCard[]
  values: NoticeValues
  form: Pick<Form<NoticeValues>, 'set' | 'errors'>
  isSimplified: boolean
  /** Whom it reaches, as a sentence; shown while it is urgent. */
  reach: string | undefined
}

export function NoticeFields({ batches, values, form: { set, errors }, isSimplified, reach }: NoticeFieldsProps) {
  return (
    <>
      <TextField
        label={texts.name}
        value={values.title}
        error={errors.title}
        onChange={({ currentTarget }) => set('title', currentTarget.value)}
      />
      <FieldPair>
        <SelectField
          label={words.batch}
          choices={batchChoices(batches)}
          value={values.batch}
          error={errors.batch}
          onChange={({ currentTarget }) => set('batch', currentTarget.value)}
        />
        <TextField
          type="date"
          label={texts.date}
          hint={values.date === '' ? undefined : bnDate(values.date)}
          value={values.date}
          error={errors.date}
          onChange={({ currentTarget }) => set('date', currentTarget.value)}
        />
        <TextField
          label={texts.topic}
          isOptional
          hint={texts.topicHint}
          value={values.topic}
          onChange={({ currentTarget }) => set('topic', currentTarget.value)}
        />
      </FieldPair>
      <TextField
        label={texts.summary}
        hint={texts.summaryHint}
        value={values.meta_description}
        error={errors.meta_description}
        onChange={({ currentTarget }) => set('meta_description', currentTarget.value)}
      />
      <RichText
        label={texts.description}
        value={values.description}
        error={errors.description}
        isSimplified={isSimplified}
        onChange={(text) => set('description', text)}
      />
      <Toggle label={texts.urgent} checked={values.is_urgent} onChange={({ currentTarget }) => set('is_urgent', currentTarget.checked)} />
      {values.is_urgent && (
        <p className={classes.reach} role="status">
          {texts.urgentHint} {reach}
        </p>
      )}
    </>
  )
}
