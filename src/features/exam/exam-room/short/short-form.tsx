/** Shows a short quiz on one page: its questions, then the fields or notes of its host, and the button that sends it. */

import { type FormEvent, type ReactNode, useMemo } from 'react'
import { RunCode } from '#src/engines/code/parts/late-run-code.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Section } from '#src/ui/section.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import type { NumberedQuestion } from '../question/order.ts'
import { QuestionBody } from '../question/question-body.tsx'
import { words as ask } from '../question/words.ts'
import { type AnswerTarget, RoomContext } from '../room/context.ts'
import { words } from '../words.ts'
import card from '../room/question-card.module.css'

function ShortQuestion({ entry: { question, number } }: { entry: NumberedQuestion }) {
  const headId = `question-${question._id}`
  const hint = ask.hints[question.question_type]
  return (
    <Card as="section" padding="lg" className={card.root} aria-labelledby={headId}>
      <Row wrap gap={8} gapX={14}>
        <Text as="h2" variant="lead" tight id={headId}>
          {words.question(number)}
        </Text>
        <Row as="span" gap={8} push>
          <Pill tone="info">{words.marks(question.marks)}</Pill>
        </Row>
      </Row>
      <Text as="div" variant="lead" weight={600} id={`${headId}-text`} className={card.asked} data-latin>
        <QuestionHtml html={question.text} />
      </Text>
      <RunCode text={question.text} />
      {hint && (
        <Text tone="muted" variant="note" id={`${headId}-hint`}>
          {hint}
        </Text>
      )}
      <QuestionBody question={question} labelledBy={`${headId} ${headId}-text ${headId}-hint`} />
    </Card>
  )
}

interface ShortFormProps {
  /** The id of the exam. */
  id: string
  /** HTML from the author of the quiz. */
  intro: string | null | undefined
  /** Shown above the first question: what follows after the last. */
  before?: string
  placed: readonly NumberedQuestion[]
  target: AnswerTarget
  /** The heading of the part before the button. */
  title?: string
  /** The reason why the last try to send failed. */
  failure?: string | undefined
  isPending?: boolean
  texts: { send: string; sending?: string }
  onSend: () => void
  children: ReactNode
}

export function ShortForm({
  id,
  intro,
  before,
  placed,
  target,
  title,
  failure,
  isPending,
  texts,
  onSend,
  children,
}: ShortFormProps) {
  const facts = useMemo(
    () => ({ room: target, attemptId: id, examId: id, codeEditorOrigin: '', canRun: true }),
    [target, id],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  const end = (
    <>
      {children}
      {failure && (
        <Text tone="error" role="alert">
          {failure}
        </Text>
      )}
      <Button type="submit" isPending={isPending ?? false} pendingText={texts.sending}>
        {texts.send}
      </Button>
    </>
  )
  return (
    <RoomContext value={facts}>
      <Stack as="form" gap={20} onSubmit={submit} noValidate>
        {intro && <SafeHtml html={intro} />}
        {before && <p>{before}</p>}
        {placed.map((each) => (
          <ShortQuestion key={each.question._id} entry={each} />
        ))}
        {title ? (
          <Section title={title} size="title" gap={16}>
            {end}
          </Section>
        ) : (
          <Stack as={Card} padding="lg" gap={16}>
            {end}
          </Stack>
        )}
      </Stack>
    </RoomContext>
  )
}
