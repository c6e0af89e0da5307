/** Form of one day, stored as a draft until it is sent or discarded. (spec 3 Study plan, ruling R36) */

import { useNavigate } from 'react-router'
import type { Activity, StudyModule } from '#src/api/shapes/study-plan.ts'
import { formatDigits, convertToLatin } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { isPlainHtml } from '#src/lib/plain-html.ts'
import { FieldPair } from '#src/ui/fields/form-card.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { defineEditor, type Editing } from '../shared/define-editor.tsx'
import { dayRecord, getNewDraftKey } from './day-record.ts'
import { DayValues, createValues, findProblems, readValues } from './day-values.ts'
import { words } from './words.ts'

const { form: texts } = words

interface DayFormProps {
  batchId: string
  modules: readonly StudyModule[]
  /** The day to edit; undefined for a new one. */
  existing?: Activity
  /** Module of a new day. */
  moduleId?: string
}

/** Finds the number after the last day of the module, or of the plan. */
function findNextNo(modules: readonly StudyModule[], moduleId: string): number {
  const days = modules.find(({ _id }) => _id === moduleId)?.plans ?? modules.flatMap(({ plans }) => plans)
  return Math.max(0, ...days.map(({ day_no }) => day_no)) + 1
}

/** Says after which day a new one is inserted. */
function formatPlace(modules: readonly StudyModule[], typed: string): string | undefined {
  const no = Number(convertToLatin(typed))
  const before = modules.flatMap(({ plans }) => plans).find(({ day_no }) => day_no === no - 1)
  if (before) return texts.placeAfter(before.day_no, before.title)
  return no === 1 ? texts.placeFirst : undefined
}

/** A new day may come after the last. */
function countPlaces({ modules, existing }: DayFormProps): number {
  return modules.flatMap(({ plans }) => plans).length + (existing ? 0 : 1)
}

function Fields({ props, values, form: { field, set, errors } }: Editing<DayFormProps, DayValues, unknown>) {
  const { modules, existing } = props
  const isRicher =
    existing !== undefined && !(isPlainHtml(existing.description) && isPlainHtml(existing.instructions))
  return (
    <>
      <TextField label={texts.title} {...field('title')} />
      <FieldPair>
        {!existing && (
          <SelectField
            label={texts.module}
            choices={modules.map(({ _id, no, title }) => ({ value: _id, label: words.module(no, title) }))}
            {...field('module')}
          />
        )}
        <TextField
          label={texts.dayNo}
          hint={[
            existing ? undefined : formatPlace(modules, values.day_no),
            texts.dayNoHint(countPlaces(props)),
          ]
            .filter(Boolean)
            .join(' ')}
          inputMode="numeric"
          value={formatDigits(values.day_no)}
          error={errors.day_no}
          onChange={({ currentTarget }) => set('day_no', convertToLatin(currentTarget.value))}
        />
      </FieldPair>
      <RichText
        label={texts.description}
        isOptional
        isSimplified={isRicher}
        value={values.description}
        onChange={(text) => set('description', text)}
      />
      <RichText
        label={texts.instructions}
        isOptional
        rows={5}
        value={values.instructions}
        onChange={(text) => set('instructions', text)}
      />
    </>
  )
}

export const DayForm = defineEditor({
  shape: DayValues,
  getKey: ({ existing, batchId, moduleId = '' }: DayFormProps) =>
    existing ? `day-${existing._id}` : getNewDraftKey(batchId, moduleId),
  create: ({ modules, moduleId = '' }) => createValues(moduleId, findNextNo(modules, moduleId)),
  read: readValues,
  getBatch: ({ batchId }) => batchId,
  record: dayRecord,
  useExtra: () => useNavigate(),
  check: (typed, props) => findProblems(typed, countPlaces(props)),
  done: (_reply, { batchId }, navigate, { module }) =>
    void navigate(`${paths.teacherStudyPlan(batchId)}?module=${module}`),
  leaveTo: ({ batchId }) => paths.teacherStudyPlan(batchId),
  getTitle: ({ existing }) => (existing ? texts.edit : texts.create),
  words: texts,
  labels: {
    module: texts.module,
    title: texts.title,
    day_no: texts.dayNo,
    description: texts.description,
    instructions: texts.instructions,
  },
  show: () => ({ day_no: formatDigits }),
  Fields,
})
