/** The first step of an exam: a name and a time; the draft is made where its study plan stands. (ruling R36) */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#src/api/call.ts'
import { exam } from '#src/api/contract/exam.ts'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { useDraft } from '#src/stores/draft-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useAttempt } from '#src/ui/use-attempt.ts'
import { NumberField } from './editor/number-field.tsx'
import classes from './editor/editor.module.css'
import { words } from './words.ts'

const { create: said } = words
const AT_FIRST = { title: '', duration: 20 }

export function NewExam({ studyPlanId }: { studyPlanId: string }) {
  const navigate = useNavigate()
  const [{ title, duration }, type, drop] = useDraft(`new-exam:${studyPlanId}`, AT_FIRST)
  const [isAsked, setIsAsked] = useState(false)
  const { isPending, attempt } = useAttempt<ExamForTeacher>(
    (made) => {
      drop()
      setCached(exam.forTeacher, { params: { id: made._id } }, made)
      void refetch(studyPlan.revised)
      void navigate(paths.teacherExam(made._id), { replace: true })
    },
    // The toast has said why; what was typed stays.
    () => undefined,
  )
  const isBlank = title.trim() === ''

  function begin(): void {
    setIsAsked(true)
    if (isBlank) return
    const body = { study_plan: studyPlanId, title, duration, questions: [], is_published: false, description: '', instructions: '' }
    void attempt(() => call(exam.create, { body: { ...body, reference: '' } }))
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
        <p className={classes.hint}>{said.text}</p>
        <TextField
          label={said.name}
          value={title}
          error={isAsked && isBlank ? said.nameError : undefined}
          onChange={({ target }) => type({ title: target.value, duration })}
        />
        <div className={classes.marksField}>
          <NumberField label={words.settings.duration} value={duration} onNumber={(value) => type({ title, duration: value })} />
        </div>
        <div>
          <Button type="submit" isPending={isPending} pendingText={said.beginning}>
            {said.begin}
          </Button>
        </div>
      </form>
    </Card>
  )
}
