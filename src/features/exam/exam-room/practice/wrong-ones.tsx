/**
 * Practises the wrong questions of a result. They are judged on the device by the disclosed answers: there
 * are no marks, nothing is sent, and it works offline. (ruling R34)
 */

import { useMemo, useState } from 'react'
import type { QuestionKey } from '#src/api/shapes/question.ts'
import type { QuizResult, Submission } from '#src/api/shapes/submission.ts'
import { computeShare, roundMark } from '#src/lib/answer-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import type { Answers } from '../attempt/answer.ts'
import { getFullness } from '../question/fullness.ts'
import { listInOrder, type NumberedQuestion } from '../question/order.ts'
import { ShortForm } from '../short/short-form.tsx'
import { ShortResult } from '../short/short-result.tsx'
import { ShortDraft, useShortQuiz } from '../short/use-short-quiz.ts'
import { words } from './words.ts'

const EMPTY: ShortDraft = { answers: {} }

const hasRight = ({ right }: QuestionKey) => right !== undefined && right !== null

/** Lists the questions with lost marks and disclosed answers, with their numbers in the result. */
export function listWrongOnes(submission: Submission): NumberedQuestion[] {
  return listInOrder(submission).flatMap((question, at) => {
    const judged = submission.result.find((one) => one.question === question._id)
    const isWrong = typeof judged?.mark === 'number' && judged.mark < (judged.marks ?? question.marks)
    const isDisclosed = submission.keys.some((key) => key.question === question._id && hasRight(key))
    return isWrong && isDisclosed ? [{ question, number: at + 1, section: '' }] : []
  })
}

function judge(
  placed: readonly NumberedQuestion[],
  keys: readonly QuestionKey[],
  given: Answers,
): QuizResult {
  const answers = placed.map(({ question: { _id, marks } }) => {
    const value = given[_id]?.value ?? null
    const share = computeShare(keys.find((key) => key.question === _id)?.right ?? '', value)
    return { question: _id, value, mark: roundMark(share, marks), marks, is_right: share === 1 }
  })
  const sum = (key: 'mark' | 'marks') => answers.reduce((total, answer) => total + answer[key], 0)
  const right = answers.filter((answer) => answer.is_right).length
  return {
    _id: '',
    mark: sum('mark'),
    marks: sum('marks'),
    right_count: right,
    question_count: placed.length,
    answers,
    keys: [...keys],
  }
}

interface RoundProps {
  submission: Submission
  /** The result. */
  backTo: string
}

function Round({ submission, backTo, onAgain }: RoundProps & { onAgain: () => void }) {
  const placed = useMemo(() => listWrongOnes(submission), [submission])
  const { draft, target, handIn, isPending, result } = useShortQuiz({
    name: `wrong-ones:${submission._id}`,
    shape: ShortDraft,
    empty: EMPTY,
    onChange: () => undefined,
    onFailure: () => undefined,
  })
  if (result) {
    const actions = (
      <>
        <Button onClick={onAgain}>{words.again}</Button>
        <Button variant="default" to={backTo}>
          {words.toResult}
        </Button>
      </>
    )
    return <ShortResult score={result} placed={placed} actions={actions} />
  }
  const answered = placed.filter(
    ({ question }) => getFullness(question, draft.answers[question._id]) === 'whole',
  ).length
  return (
    <ShortForm
      id={submission._id}
      intro={words.wrongIntro}
      placed={placed}
      target={target}
      failure={undefined}
      isPending={isPending}
      texts={words}
      onSend={() =>
        void handIn(() => Promise.resolve(judge(placed, submission.keys, target.store.get().answers)))
      }
    >
      <Text tone="muted">{words.answered(answered, placed.length)}</Text>
      <Button variant="default" to={backTo}>
        {words.toResult}
      </Button>
    </ShortForm>
  )
}

export function WrongOnes(props: RoundProps) {
  const [round, setRound] = useState(1)
  return <Round key={round} {...props} onAgain={() => setRound(round + 1)} />
}
