/**
 * Creates an exam as a copy of an earlier one, of this or another batch: a separate draft with all questions.
 */

import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { readAllBatches } from '#src/api/contract/batch.ts'
import { exam } from '#src/api/contract/exam.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { refetch, setCached, useRead } from '#src/api/use-api.ts'
import { useOwnExams } from '#src/api/use-own-exams.ts'
import { listBatchChoices } from '#src/lib/batch-choices.ts'
import { createId } from '#src/lib/create-id.ts'
import { paths } from '#src/lib/paths.ts'
import { useDraft, useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { explainUnsent } from '#src/ui/fields/use-draft-form.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { buildExamCopy } from '../shared/copy-questions.ts'
import { words as bankWords } from './bank/words.ts'
import { words } from './words.ts'

const { copy: texts } = bankWords

const Source = v.object({ batchId: v.string(), examId: v.string() })
const NO_SOURCE: v.InferOutput<typeof Source> = { batchId: '', examId: '' }

/** Chooses a batch, then one of its exams; the choice survives the tab. */
function useSource(studyPlanId: string) {
  const [{ batchId, examId }, choose, drop] = useDraft(`copy-exam-from:${studyPlanId}`, Source, NO_SOURCE)
  const batches = useRead(readAllBatches())
  const exams = useOwnExams(batchId)
  return {
    batchId,
    examId,
    batches: listBatchChoices(batches.data?.data),
    exams:
      exams.data?.map(({ _id, title, question_count }) => ({
        value: _id,
        label: texts.exam(title, question_count ?? 0),
      })) ?? [],
    isEmpty: exams.data?.length === 0,
    chooseBatch: (id: string) => choose({ batchId: id, examId: '' }),
    chooseExam: (id: string) => choose({ batchId, examId: id }),
    drop,
  }
}

export function CopyExam({ studyPlanId }: { studyPlanId: string }) {
  const navigate = useNavigate()
  const source = useSource(studyPlanId)
  // Stored before the call, so that a copy whose response was lost is not made twice.
  const [reference, storeReference, dropReference] = useTextDraft(
    `copy-exam:${studyPlanId}:${source.examId}`,
    undefined,
  )
  const [failure, setFailure] = useState<string>()
  const { isPending, runAction } = usePendingAction<ExamForTeacher>(
    (made) => {
      dropReference()
      source.drop()
      setCached(exam.forTeacher, { params: { id: made._id } }, made)
      void refetch(studyPlan.revised)
      showToast({ kind: 'success', message: texts.done(made.title, made.question_count) })
      void navigate(paths.teacherExam(made._id), { replace: true })
    },
    // The choice stays; an exam that was moved leaves the list.
    (error) => {
      setFailure(explainUnsent(error))
      void refetch(studyPlan.revised)
    },
  )
  async function copy(): Promise<ExamForTeacher> {
    setFailure(undefined)
    const known = reference ?? createId()
    storeReference(known)
    const original = await call(exam.forTeacher, { params: { id: source.examId } })
    return call(exam.create, { body: buildExamCopy(original, studyPlanId, known) })
  }
  return (
    <Section title={texts.title}>
      <SelectField
        label={texts.batch}
        choices={source.batches}
        value={source.batchId}
        onChange={({ currentTarget }) => source.chooseBatch(currentTarget.value)}
      />
      <SelectField
        label={words.exam}
        hint={source.isEmpty ? texts.none : texts.hint}
        choices={source.exams}
        disabled={source.exams.length === 0}
        value={source.examId}
        onChange={({ currentTarget }) => source.chooseExam(currentTarget.value)}
      />
      {failure && (
        <Text tone="error" role="alert">
          {failure}
        </Text>
      )}
      <div>
        <Button
          variant="light"
          disabled={source.examId === ''}
          isPending={isPending}
          pendingText={texts.copying}
          onClick={() => void runAction(copy)}
        >
          {texts.copy}
        </Button>
      </div>
    </Section>
  )
}
