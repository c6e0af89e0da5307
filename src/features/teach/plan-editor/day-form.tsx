/** Form of one day, stored as a draft until it is sent or discarded. (spec 3 Study plan, ruling R36) */
import { useNavigate } from 'react-router'
import { callWithMessage } from '#src/api/call.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { readNow } from '#src/api/read-now.ts'
import type { Activity, StudyModule } from '#src/api/shapes/study-plan.ts'
import { refetch } from '#src/api/use-api.ts'
import { formatDigits, convertToLatin } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { isPlainHtml } from '#src/lib/plain-html.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { useEditedDraft } from '#src/stores/drafts/use-edited-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldPair, FormCard } from '#src/ui/fields/form-card.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import { EditClash } from '#src/ui/teach/edit-clash.tsx'
import { buildBody, DayValues, createValues, findProblems, readValues } from './day-values.ts'
import { words } from './words.ts'

const { form: texts } = words

interface DayFormProps {
  batchId: string
  modules: readonly StudyModule[]
  /** The day to edit; undefined for a new one. */
  day?: Activity
  /** Module of a new day. */
  moduleId?: string
}

/** Finds the number after the last day of the module, or of the plan. */
function findNextNo(modules: readonly StudyModule[], moduleId: string): number {
  const days = modules.find(({ _id }) => _id === moduleId)?.plans ?? modules.flatMap(({ plans }) => plans)
  return Math.max(0, ...days.map(({ day_no }) => day_no)) + 1
}

/** Says after which day a new one stands. */
function formatPlace(modules: readonly StudyModule[], typed: string): string | undefined {
  const no = Number(convertToLatin(typed))
  const before = modules.flatMap(({ plans }) => plans).find(({ day_no }) => day_no === no - 1)
  if (before) return texts.placeAfter(before.day_no, before.title)
  return no === 1 ? texts.placeFirst : undefined
}

function useDayForm({ batchId, modules, day, moduleId = '' }: DayFormProps) {
  const navigate = useNavigate()
  const initial = day ? readValues(day) : createValues(moduleId, findNextNo(modules, moduleId))
  const edited = useEditedDraft(`day-${day?._id ?? `${batchId}-${moduleId}`}`, DayValues, initial)
  const { values, type, drop } = edited
  const count = modules.flatMap(({ plans }) => plans).length
  const most = day ? count : count + 1

  async function send(typed: DayValues) {
    if (!day) return callWithMessage(studyPlan.create, { query: { batch: batchId, module: typed.module }, body: buildBody(typed) })
    const params = { id: day._id }
    const theirs = readValues(await readNow(studyPlan.activity, { params }))
    return callWithMessage(studyPlan.update, { params, body: buildBody(edited.join(typed, theirs)) })
  }

  const form = useDraftForm({
    values,
    type,
    check: (typed) => findProblems(typed, most),
    send,
    done: ({ data, msg }) => {
      drop()
      showToast({ kind: 'success', message: msg })
      void refetch(studyPlan.revised, { params: { id: batchId } })
      void refetch(studyPlan.activity)
      void navigate(`${paths.teacherStudyPlan(batchId)}?module=${data.module._id}`)
    },
  })
  return { values, form, drop, most, edited }
}

export function DayForm(props: DayFormProps) {
  const { batchId, modules, day } = props
  const { values, form, drop, most, edited } = useDayForm(props)
  const { field, set, errors } = form
  const isRicher = day !== undefined && !(isPlainHtml(day.description) && isPlainHtml(day.instructions))
  return (
    <FormCard
      refusals={form.refusals}
      title={day ? texts.edit : texts.create}
      onSubmit={form.submit}
      actions={
        <>
          <Button variant="default" to={paths.teacherStudyPlan(batchId)} onClick={drop}>
            {texts.drop}
          </Button>
          <Button type="submit" isPending={form.isPending} pendingText={texts.saving}>
            {day ? texts.save : texts.add}
          </Button>
        </>
      }
    >
      <EditClash
        of={edited.clash}
        labels={{ title: texts.title, day_no: texts.dayNo, description: texts.description, instructions: texts.instructions }}
        show={{ day_no: formatDigits }}
        onTake={edited.settle}
      />
      <TextField label={texts.title} {...field('title')} />
      <FieldPair>
        {!day && (
          <SelectField
            label={texts.module}
            choices={modules.map(({ _id, no, title }) => ({ value: _id, label: words.module(no, title) }))}
            {...field('module')}
          />
        )}
        <TextField
          label={texts.dayNo}
          hint={[day ? undefined : formatPlace(modules, values.day_no), texts.dayNoHint(most)].filter(Boolean).join(' ')}
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
      <RichText label={texts.instructions} isOptional rows={5} value={values.instructions} onChange={(text) => set('instructions', text)} />
    </FormCard>
  )
}
