/** A quiz that anybody may take: the questions on one page, then name and contact, then the result. */
import { useMemo } from 'react'
import type { GuestQuiz as Quiz } from '#src/api/shapes/exam.ts'
import { paths } from '#src/lib/paths.ts'
import { guestId } from '#src/stores/browser/guest-id.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { isBlank } from '../attempt/answer.ts'
import { layOut } from '../question/order.ts'
import { words } from './words.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { ShortForm } from './short-form.tsx'
import { ShortResult } from './short-result.tsx'
import { useGuestQuiz } from './use-guest-quiz.ts'

export function GuestQuiz({ of }: { of: Quiz }) {
  const placed = useMemo(() => layOut(of, guestId()).flatMap((section) => section.placed), [of])
  const { draft, change, desk, send, errors, isPending, result } = useGuestQuiz(of._id)
  if (result) {
    return <ShortResult of={result} placed={placed} actions={<Button to={paths.courses()}>{words.courses}</Button>} />
  }
  const left = placed.filter(({ question }) => isBlank(draft.answers[question._id])).length
  return (
    <ShortForm
      id={of._id}
      intro={of.description}
      placed={placed}
      desk={desk}
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
    </ShortForm>
  )
}
