/** A short quiz on one page: its questions under each other, then what is asked or said before it goes, and the button that sends it. */
import { type FormEvent, type ReactNode, useId, useMemo } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import type { Placed } from '../question/order.ts'
import { type AnswerDesk, RoomContext } from '../room/context.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import classes from './short.module.css'
import { ShortQuestion } from './short-question.tsx'

interface ShortFormProps {
  /** Of the exam. */
  id: string
  /** HTML of whoever made the quiz. */
  intro: string | null | undefined
  placed: readonly Placed[]
  desk: AnswerDesk
  /** Over what stands before the button. */
  title?: string
  /** Why the last sending did not arrive. */
  failure: string | undefined
  isPending: boolean
  texts: { send: string; sending: string }
  onSend: () => void
  children: ReactNode
}

export function ShortForm({ id, intro, placed, desk, title, failure, isPending, texts, onSend, children }: ShortFormProps) {
  const titleId = useId()
  const facts = useMemo(() => ({ room: desk, attemptId: id, examId: id, codeEditorOrigin: '' }), [desk, id])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <RoomContext value={facts}>
      <form className={classes.root} onSubmit={submit} noValidate>
        {intro && <SafeHtml html={intro} />}
        {placed.map((each) => (
          <ShortQuestion key={each.question._id} of={each} />
        ))}
        <Card as={title ? 'section' : 'div'} padding="lg" className={classes.root} aria-labelledby={title && titleId}>
          {title && (
            <Text as="h2" size={20} leading={150} id={titleId}>
              {title}
            </Text>
          )}
          {children}
          {failure && (
            <Text tone="error" role="alert">
              {failure}
            </Text>
          )}
          <Button type="submit" isPending={isPending} pendingText={texts.sending}>
            {texts.send}
          </Button>
        </Card>
      </form>
    </RoomContext>
  )
}
