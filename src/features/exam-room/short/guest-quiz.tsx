/** A quiz that anybody may take: the questions on one page, then name and contact, then the result. */
import { type FormEvent, useMemo } from 'react'
import type { GuestQuiz as Quiz } from '#src/api/shapes/exam.ts'
import { paths } from '#src/lib/paths.ts'
import { guestId } from '#src/stores/browser/guest-id.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { isBlank } from '../attempt/entry.ts'
import { layOut } from '../question/order.ts'
import { RoomContext } from '../room/context.ts'
import { words } from './words.ts'
import classes from './short.module.css'
import { ShortQuestion } from './short-question.tsx'
import { ShortResult } from './short-result.tsx'
import { useGuestQuiz } from './use-guest-quiz.ts'

export function GuestQuiz({ of }: { of: Quiz }) {
  const placed = useMemo(() => layOut(of, guestId()).flatMap((section) => section.placed), [of])
  const { draft, change, desk, send, errors, isPending, result } = useGuestQuiz(of._id)
  const facts = useMemo(() => ({ room: desk, attemptId: of._id, examId: of._id, codeEditorOrigin: '' }), [desk, of._id])
  if (result) {
    return <ShortResult of={result} placed={placed} actions={<Button to={paths.courses()}>{words.courses}</Button>} />
  }
  const left = placed.filter(({ question }) => isBlank(draft.answers[question._id])).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <RoomContext value={facts}>
      <form className={classes.root} onSubmit={submit} noValidate>
        {of.description && <SafeHtml html={of.description} />}
        {placed.map((each) => (
          <ShortQuestion key={each.question._id} of={each} />
        ))}
        <Card as="section" padding="lg" className={classes.root} aria-labelledby="who">
          <h2 id="who" className={classes.heading}>
            {words.about}
          </h2>
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
          {left > 0 && <p className={classes.quiet}>{words.left(left)}</p>}
          {errors.sending && (
            <p role="alert" className={classes.failed}>
              {errors.sending}
            </p>
          )}
          <Button type="submit" isPending={isPending} pendingText={words.sending}>
            {words.send}
          </Button>
        </Card>
      </form>
    </RoomContext>
  )
}
