/** Shows a quiz for everybody: the questions on one page, then name and contact, then the result. */

import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { useArrival, useRequests } from '#src/api/requests/use-requests.ts'
import type { GuestQuiz as Quiz } from '#src/api/shapes/exam.ts'
import { isBlank as isBlankText } from '#src/lib/invisible.ts'
import { paths } from '#src/lib/paths.ts'
import { findReachableContact } from '#src/lib/reachable-contact.ts'
import { getGuestId } from '#src/stores/browser/device.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { type Fullness, getFullness } from '../question/fullness.ts'
import { layOut, type NumberedQuestion } from '../question/order.ts'
import { forgetResult, getDraftKey, quizRequest, recallResult } from './quiz-request.ts'
import { ShortForm } from './short-form.tsx'
import { ShortResult } from './short-result.tsx'
import { listGiven, ShortDraft, useShortDraft } from './use-short-quiz.ts'
import { words } from './words.ts'

/** Name and contact go with the answers of a guest. (rulings R34, R82) */
const GuestDraft = v.object({ ...ShortDraft.entries, name: v.string(), contact: v.string() })

const EMPTY: v.InferOutput<typeof GuestDraft> = { answers: {}, name: '', contact: '' }

interface GuestErrors {
  name?: string
  contact?: string
}

export function useGuestQuiz(quiz: string) {
  const [errors, setErrors] = useState<GuestErrors>({})
  const { draft, latest, change, target } = useShortDraft({
    name: getDraftKey(quiz),
    shape: GuestDraft,
    empty: EMPTY,
    onChange: () => setErrors({}),
  })

  function send(): void {
    const { name } = draft
    const contact = findReachableContact(draft.contact)
    const wrong = {
      ...(isBlankText(name) && { name: words.nameMissing }),
      ...(!contact && { contact: isBlankText(draft.contact) ? words.contactMissing : words.contactWrong }),
    }
    if (contact === undefined || isBlankText(name)) return setErrors(wrong)
    pressRequest(quizRequest, { quiz, answers: latest.current.answers, name, contact })
  }
  return { draft, change, target, send, errors }
}

/** Answers that were handed in and have not arrived, also after the quiz has closed. */
export function WaitingQuiz({ quiz }: { quiz: string }) {
  const [waiting] = useRequests(quizRequest, quiz)
  if (waiting === undefined) return null
  const { name, contact } = waiting.values
  return (
    <WaitingRequest request={waiting}>
      {words.waiting(listGiven(waiting.values.answers).length)} {name} · {contact}
    </WaitingRequest>
  )
}

export function GuestQuiz({ quiz }: { quiz: Quiz }) {
  const placed = useMemo(() => layOut(quiz, getGuestId()).flatMap((section) => section.placed), [quiz])
  const [result, setResult] = useState(() => recallResult(quiz._id))
  useEffect(() => forgetResult(quiz._id), [quiz, result])
  useArrival(quizRequest, quiz._id, setResult)
  const isWaiting = useRequests(quizRequest, quiz._id).length > 0
  if (result) {
    return (
      <ShortResult
        score={result}
        placed={placed}
        actions={<Button to={paths.courses()}>{words.courses}</Button>}
      />
    )
  }
  return isWaiting ? <WaitingQuiz quiz={quiz._id} /> : <GuestForm quiz={quiz} placed={placed} />
}

function GuestForm({ quiz, placed }: { quiz: Quiz; placed: readonly NumberedQuestion[] }) {
  const { draft, change, target, send, errors } = useGuestQuiz(quiz._id)
  const countOf = (wanted: Fullness) =>
    placed.filter(({ question }) => getFullness(question, draft.answers[question._id]) === wanted).length
  const left = countOf('empty')
  const begun = countOf('begun')
  return (
    <ShortForm
      id={quiz._id}
      intro={quiz.description}
      before={words.before(placed.length)}
      placed={placed}
      target={target}
      title={words.about}
      texts={words}
      onSend={send}
    >
      <TextField
        label={words.name}
        autoComplete="name"
        value={draft.name}
        error={errors.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        label={words.contact}
        autoComplete="tel"
        value={draft.contact}
        error={errors.contact}
        onChange={({ currentTarget }) => change({ contact: currentTarget.value })}
      />
      {left > 0 && <Text tone="muted">{words.left(left)}</Text>}
      {begun > 0 && <Text tone="muted">{words.begun(begun)}</Text>}
    </ShortForm>
  )
}
