/** Shows a practice quiz: all questions on one page, the result at once, repeatable. (ruling R34) */

import { useMemo, useState } from 'react'
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { Playground } from '#src/api/shapes/exam.ts'
import { paths } from '#src/lib/paths.ts'
import { getGuestId } from '#src/stores/browser/device.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { getFullness } from '../question/fullness.ts'
import { layOut } from '../question/order.ts'
import { ShortForm } from '../short/short-form.tsx'
import { ShortResult } from '../short/short-result.tsx'
import { ShortDraft, useShortQuiz } from '../short/use-short-quiz.ts'
import { words } from './words.ts'

const EMPTY: ShortDraft = { answers: {} }

function linkToOthers(variant: 'filled' | 'default') {
  return (
    <Button variant={variant} to={paths.practice()}>
      {words.others}
    </Button>
  )
}

/** Each round reshuffles the questions; a reload keeps the order. */
function Round({ quiz, round, onAgain }: { quiz: Playground; round: number; onAgain: () => void }) {
  const placed = useMemo(
    () => layOut(quiz, `${getGuestId()} ${round}`).flatMap((section) => section.placed),
    [quiz, round],
  )
  const [failure, setFailure] = useState<string>()
  const { draft, target, handIn, isPending, result } = useShortQuiz({
    name: `practice:${quiz._id}`,
    shape: ShortDraft,
    empty: EMPTY,
    onChange: () => setFailure(undefined),
    onFailure: setFailure,
  })
  if (result) {
    const actions = (
      <>
        <Button onClick={onAgain}>{words.again}</Button>
        {linkToOthers('default')}
      </>
    )
    return <ShortResult score={result} placed={placed} actions={actions} />
  }
  const answered = placed.filter(
    ({ question }) => getFullness(question, draft.answers[question._id]) === 'whole',
  ).length
  const send = () =>
    void handIn((sheet) => call(submission.quiz, { body: { exam: quiz._id, ...sheet } }, { isQuiet: true }))
  return (
    <ShortForm
      id={quiz._id}
      intro={quiz.instructions}
      placed={placed}
      target={target}
      failure={failure}
      isPending={isPending}
      texts={words}
      onSend={send}
    >
      <Text tone="muted">
        {words.answered(answered, placed.length)} {answered > 0 && words.kept}
      </Text>
    </ShortForm>
  )
}

export function PracticeQuiz({ quiz }: { quiz: Playground }) {
  const [round, setRound] = useState(1)
  if (!quiz.is_practice)
    return <Empty title={words.notPractice} text={words.notPracticeText} action={linkToOthers('filled')} />
  if (quiz.question_count === 0) return <Empty title={words.noQuestions} action={linkToOthers('filled')} />
  return <Round key={round} quiz={quiz} round={round} onAgain={() => setRound(round + 1)} />
}
