/** Form of an assignment; the text is stored as a draft, the file upload shows its progress. (spec 3 Assignment, ruling R46) */

import type { TeacherAssignment } from '#src/api/shapes/assignment.ts'
import type { StudyPlan } from '#src/api/shapes/study-plan.ts'
import { parseDhakaInput } from '#src/lib/dhaka-input.ts'
import { isPlainHtml } from '#src/lib/plain-html.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { FieldPair } from '#src/ui/fields/form-card.tsx'
import { FormFile } from '#src/ui/fields/form-file.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { defineEditor, type Editing } from '../shared/define-editor.tsx'
import { type EditorFile, useEditorFile } from '../shared/use-editor-file.ts'
import { assignmentRecord, getDraftKey } from './assignment-record.ts'
import { AssignmentValues, createValues, findProblems, readValues } from './assignment-values.ts'
import { words } from './words.ts'

const { form: texts } = words

interface AssignmentFormProps {
  plan: StudyPlan
  /** The assignment to edit; undefined for a new one. */
  existing?: TeacherAssignment
  /** Day in the study plan for a new one. */
  planId?: string
  /** `saved` is undefined while it waits on the device. */
  onDone: (saved: TeacherAssignment | undefined) => void
  /** Page to return to after discarding the draft. */
  backTo: string
}

function listDays({ modules }: StudyPlan) {
  return modules.flatMap(({ plans }) =>
    plans.map(({ _id, day_no, title }) => ({ value: _id, label: texts.dayOf(day_no, title) })),
  )
}

/** Shows the chosen time in Bengali, since the field uses the device's format. */
function formatUntilHint(typed: string): string {
  const instant = parseDhakaInput(typed)
  return instant === undefined ? texts.untilHint : `${words.at(instant)}। ${texts.untilHint}`
}

/** Asks before setting a new deadline in the past: learners would be late at once. */
async function confirmPast(typed: string, existing: TeacherAssignment | undefined): Promise<boolean> {
  const instant = parseDhakaInput(typed)
  const isUnchanged = existing !== undefined && readValues(existing).last_submission_date === typed
  if (instant === undefined || isUnchanged || Date.parse(instant) > getServerNow()) return true
  return confirmAsked({
    title: texts.pastTitle,
    text: texts.pastText(words.at(instant)),
    yes: texts.pastYes,
    no: texts.pastNo,
  })
}

function Fields({
  props: { existing, plan },
  values,
  form,
  extra,
}: Editing<AssignmentFormProps, AssignmentValues, EditorFile>) {
  const { field, set, errors } = form
  return (
    <>
      <TextField label={texts.name} {...field('title')} />
      <FieldPair>
        <SelectField label={texts.day} choices={listDays(plan)} {...field('reference')} />
        <TextField
          type="datetime-local"
          label={texts.until}
          hint={formatUntilHint(values.last_submission_date)}
          {...field('last_submission_date')}
        />
      </FieldPair>
      <RichText
        label={texts.description}
        value={values.description}
        error={errors.description}
        isSimplified={existing !== undefined && !isPlainHtml(existing.description)}
        onChange={(text) => set('description', text)}
      />
      <Text tone="muted" variant="small">
        {existing ? texts.marksOf(existing.marks) : texts.marksNew}
      </Text>
      <FormFile
        label={existing?.file ? texts.otherFile : texts.file}
        from={extra}
        disabled={form.isPending}
      />
    </>
  )
}

export const AssignmentForm = defineEditor({
  shape: AssignmentValues,
  getKey: ({ existing, planId = '' }: AssignmentFormProps) => getDraftKey(existing?._id ?? planId),
  create: ({ planId = '' }) => createValues(planId),
  read: readValues,
  getBatch: ({ plan }) => plan.batch._id,
  record: assignmentRecord,
  useExtra: (_props, { key }) => useEditorFile(key, texts.unreadable),
  check: findProblems,
  confirm: ({ last_submission_date: typed }, { existing }) => confirmPast(typed, existing),
  getFile: (work) => work,
  done: (saved, { onDone }) => onDone(saved),
  leave: (_props, work) => work.remove(),
  leaveTo: ({ backTo }) => backTo,
  words: { ...texts, add: texts.create },
  labels: {
    title: texts.name,
    description: texts.description,
    last_submission_date: texts.until,
    reference: texts.day,
  },
  show: ({ plan }) => ({
    last_submission_date: (typed) => words.at(parseDhakaInput(typed) ?? typed),
    reference: (id) => listDays(plan).find(({ value }) => value === id)?.label ?? '',
  }),
  Fields,
})
