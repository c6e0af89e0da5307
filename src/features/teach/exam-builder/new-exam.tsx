/** First step of an exam: title and duration; the draft is created in its study plan. (ruling R36) */

import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { exam } from '#src/api/contract/exam.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { type ExamForTeacher, MAX_MINUTES } from '#src/api/shapes/exam.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { createId } from '#src/lib/create-id.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { paths } from '#src/lib/paths.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { explainUnsent } from '#src/ui/fields/use-draft-form.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { MinutesField } from './editor/number-field.tsx'
import { words } from './words.ts'
import classes from './editor/editor.module.css'

const { create: texts } = words

const NewExamValues = v.object({
  title: v.string(),
  duration: v.number(),
  /**
   * Idempotency key: created at the first try and stored with the text, so that a retry creates no second
   * exam.
   */
  reference: v.optional(v.string()),
})
type NewExamValues = v.InferOutput<typeof NewExamValues>

const EMPTY: NewExamValues = { title: '', duration: 20 }

/** Creates the exam. A retry may return the exam of an earlier try with other values; these are then updated. */
async function createExam(
  studyPlanId: string,
  reference: string,
  { title, duration }: NewExamValues,
): Promise<ExamForTeacher> {
  const typed = { title: title.trim(), duration }
  const rest = { questions: [], is_published: false, description: '', instructions: '' }
  const made = await call(exam.create, { body: { study_plan: studyPlanId, reference, ...typed, ...rest } })
  if (made.title === typed.title && (made.duration ?? 0) === duration) return made
  return call(exam.update, { params: { id: made._id }, body: typed })
}

export function NewExam({ studyPlanId }: { studyPlanId: string }) {
  const navigate = useNavigate()
  const [beginning, type, drop] = useDraft(`new-exam:${studyPlanId}`, NewExamValues, EMPTY)
  const { title, duration } = beginning
  const [isAsked, setIsAsked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { isPending, runAction } = usePendingAction<ExamForTeacher>(
    (made) => {
      drop()
      setCached(exam.forTeacher, { params: { id: made._id } }, made)
      void refetch(studyPlan.revised)
      void navigate(paths.teacherExam(made._id), { replace: true })
    },
    (error) => setFailure(explainUnsent(error)),
  )
  const isUnnamed = isBlank(title)

  function begin(): void {
    setIsAsked(true)
    setFailure(undefined)
    if (isUnnamed || duration > MAX_MINUTES) return
    const reference = beginning.reference ?? createId()
    type({ ...beginning, reference })
    void runAction(() => createExam(studyPlanId, reference, beginning))
  }

  return (
    <Card as="section">
      <form
        className={classes.part}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        <p className={classes.hint}>{texts.text}</p>
        <TextField
          label={texts.name}
          value={title}
          error={isAsked && isUnnamed ? texts.nameError : undefined}
          onChange={({ target }) => type({ ...beginning, title: target.value })}
        />
        <div className={classes.marksField}>
          <MinutesField value={duration} onNumber={(value) => type({ ...beginning, duration: value })} />
        </div>
        {failure && (
          <Text tone="error" role="alert">
            {failure}
          </Text>
        )}
        <div>
          <Button type="submit" isPending={isPending} pendingText={texts.beginning}>
            {texts.begin}
          </Button>
        </div>
      </form>
    </Card>
  )
}
