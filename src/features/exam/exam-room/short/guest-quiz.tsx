/** Shows a quiz for everybody: the questions on one page, then name and contact, then the result. */

import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { GuestQuiz as Quiz } from '#src/api/shapes/exam.ts'
import { isBlank as isBlankText } from '#src/lib/invisible.ts'
import { paths } from '#src/lib/paths.ts'
import { findReachableContact } from '#src/lib/reachable-contact.ts'
import { getGuestId } from '#src/stores/browser/device.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { type Fullness, getFullness } from '../question/fullness.ts'
import { layOut } from '../question/order.ts'
import { ShortForm } from './short-form.tsx'
import { ShortResult } from './short-result.tsx'
import { ShortDraft, useShortQuiz } from './use-short-quiz.ts'
import { words } from './words.ts'

/** Sends name and contact with the answers of a guest. (rulings R34, R42) */
const GuestDraft = v.object({ ...ShortDraft.entries, name: v.string(), contact: v.string() })

const EMPTY: v.InferOutput<typeof GuestDraft> = { answers: {}, name: '', contact: '' }

interface GuestErrors {
  name?: string
  contact?: string
  sending?: string
}

export function useGuestQuiz(quiz: string) {
  const [errors, setErrors] = useState<GuestErrors>({})
  const short = useShortQuiz({
    name: `quiz:${quiz}`,
    shape: GuestDraft,
    empty: EMPTY,
    onChange: () => setErrors({}),
    onFailure: (sending) => setErrors({ sending }),
  })
  const { draft, change, target, handIn, isPending, result } = short

  async function send(): Promise<void> {
    const { name } = draft
    const contact = findReachableContact(draft.contact)
    const wrong = {
      ...(isBlankText(name) && { name: words.nameMissing }),
      ...(!contact && { contact: isBlankText(draft.contact) ? words.contactMissing : words.contactWrong }),
    }
    if (contact === undefined || isBlankText(name)) return setErrors(wrong)
    await handIn((sheet) =>
      call(submission.quizlead, { body: { quiz, name, contact, ...sheet } }, { isQuiet: true }),
    )
  }
  return { draft, change, target, send, errors, isPending, result }
}

export function GuestQuiz({ quiz }: { quiz: Quiz }) {
  const placed = useMemo(() => layOut(quiz, getGuestId()).flatMap((section) => section.placed), [quiz])
  const { draft, change, target, send, errors, isPending, result } = useGuestQuiz(quiz._id)
  if (result) {
    return (
      <ShortResult
        score={result}
        placed={placed}
        actions={<Button to={paths.courses()}>{words.courses}</Button>}
      />
    )
  }
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
      failure={errors.sending}
      isPending={isPending}
      texts={words}
      onSend={() => void send()}
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
