/** A quiz that anybody may take: the questions on one page, then name and contact, then the result. */
import { type FormEvent, useMemo } from 'react'
import type { GuestQuiz as Quiz } from '#src/api/shapes/exam.ts'
import { guestId } from '#src/stores/browser/guest-id.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { isBlank } from '../attempt/entry.ts'
import { layOut, type Placed } from '../question/order.ts'
import { QuestionBody } from '../question/question-body.tsx'
import { RoomContext } from '../room/context.ts'
import questionClasses from '../room/question-card.module.css'
import { words } from '../words.ts'
import classes from './guest.module.css'
import { GuestResult } from './guest-result.tsx'
import { useGuestQuiz } from './use-guest-quiz.ts'

function GuestQuestion({ of: { question, number } }: { of: Placed }) {
  const headId = `question-${question._id}`
  return (
    <Card as="section" padding="lg" className={questionClasses.root} aria-labelledby={headId}>
      <div className={questionClasses.head}>
        <h2 id={headId} className={questionClasses.number}>
          {words.question(number)}
        </h2>
        <span className={questionClasses.aside}>
          <Pill tone="info">{words.marks(question.marks)}</Pill>
        </span>
      </div>
      <div id={`${headId}-text`} className={questionClasses.asked} data-latin>
        <SafeHtml html={question.text} />
      </div>
      <QuestionBody of={question} labelledBy={`${headId} ${headId}-text`} />
    </Card>
  )
}

export function GuestQuiz({ of }: { of: Quiz }) {
  const placed = useMemo(() => layOut(of, guestId()).flatMap((section) => section.placed), [of])
  const { draft, change, desk, send, errors, isPending, result } = useGuestQuiz(of._id)
  const facts = useMemo(() => ({ room: desk, attemptId: of._id, codeEditorOrigin: '' }), [desk, of._id])
  if (result) return <GuestResult of={result} placed={placed} />
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
          <GuestQuestion key={each.question._id} of={each} />
        ))}
        <Card as="section" padding="lg" className={classes.root} aria-labelledby="who">
          <h2 id="who" className={classes.heading}>
            {words.guest.about}
          </h2>
          <TextField
            label={words.guest.name}
            autoComplete="name"
            value={draft.name}
            error={errors.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <TextField
            label={words.guest.contact}
            autoComplete="tel"
            value={draft.contact}
            error={errors.contact}
            onChange={({ currentTarget }) => change({ contact: currentTarget.value })}
          />
          {left > 0 && <p className={classes.quiet}>{words.guest.left(left)}</p>}
          {errors.sending && (
            <p role="alert" className={classes.failed}>
              {errors.sending}
            </p>
          )}
          <Button type="submit" isPending={isPending} pendingText={words.guest.sending}>
            {words.guest.send}
          </Button>
        </Card>
      </form>
    </RoomContext>
  )
}
