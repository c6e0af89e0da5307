/**
 * Question suggestions by the assistant: the teacher adds the selected ones to the exam and has the others
 * regenerated.
 */

import { IconPlus, IconRefresh, IconSparkles } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { Column, Grid, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { ProposedAnswer } from '../answer/proposed-answer.tsx'
import { useBuilder } from '../builder-context.ts'
import { parseQuestion } from '../engine/contract-shape.ts'
import { getQuestionName } from '../outline/outline-row.tsx'
import { words } from '../words.ts'
import { RequestForm } from './request-form.tsx'
import { type Suggestions, type UseSuggestions, useSuggestions } from './use-suggestions.ts'
import { words as own } from './words.ts'
import classes from './ai.module.css'

const { ai: texts } = words

/** The name of a question needs no ids. */
const createNoId = () => ''

interface SuggestionListProps {
  suggestions: Suggestions
  onToggle: (questionId: string) => void
}

function SuggestionList({ suggestions: { questions, dropped }, onToggle }: SuggestionListProps) {
  return (
    <Column as="ul" gap={8}>
      {questions.map((question) => {
        const isChosen = !dropped.includes(question._id)
        const parsed = parseQuestion(question, createNoId)
        return (
          <Surface
            as="li"
            ground="surface"
            radius="md"
            border="line"
            key={question._id}
            className={classes.proposal}
            data-chosen={isChosen}
          >
            <CheckBox
              label={<span data-latin>{getQuestionName(parsed)}</span>}
              hint={isChosen ? words.kinds[question.question_type] : texts.dropped}
              checked={isChosen}
              onChange={() => onToggle(question._id)}
            />
            <ProposedAnswer question={parsed} />
          </Surface>
        )
      })}
    </Column>
  )
}

/**
 * The form closes once there are suggestions; if the teacher opens it again, it stays open until new ones
 * arrive.
 */
function FoldedRequest({ suggestions, isPending, setRequest, generate }: UseSuggestions) {
  const { request, questions } = suggestions
  const made = questions.map(({ _id }) => _id).join(' ')
  const [opened, setOpened] = useState<string>()
  const isOpen = made === '' || opened === made
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    // The pressed button disappears with the form.
    if (!isOpen && summary.current?.parentElement?.contains(document.activeElement)) summary.current.focus()
  }, [isOpen])
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    setOpened(isOpen ? undefined : made)
  }
  return (
    <details open={isOpen} className={classes.request}>
      <summary ref={summary} onClick={toggle}>
        {own.request(request.topics, request.amount)}
      </summary>
      <RequestForm request={request} isPending={isPending} onRequest={setRequest} onGenerate={generate} />
    </details>
  )
}

function Proposals({ proposals, isSetFixed }: { proposals: UseSuggestions; isSetFixed: boolean }) {
  const { suggestions, isPending, toggle, regenerate, accept } = proposals
  const { questions, dropped, note } = suggestions
  const chosenCount = questions.length - dropped.length
  return (
    <>
      <Row as="p" align="stretch" justify="between" variant="note" className={classes.count}>
        <strong>{texts.made(questions.length)}</strong>
        <span>{texts.kept(chosenCount)}</span>
      </Row>
      {note !== '' && (
        <Text tone="muted" variant="caption">
          {note}
        </Text>
      )}
      <SuggestionList suggestions={suggestions} onToggle={toggle} />
      <Grid gap={8} className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={20} stroke={1.75} />}
          disabled={dropped.length === 0 || isPending}
          onClick={regenerate}
        >
          {texts.remake(dropped.length)}
        </Button>
        <Button
          variant="ai"
          leftSection={<IconPlus size={20} />}
          disabled={chosenCount === 0 || isPending || isSetFixed}
          onClick={accept}
        >
          {texts.take(chosenCount)}
        </Button>
      </Grid>
    </>
  )
}

export function AiPanel() {
  const { isSetFixed } = useBuilder()
  const proposals = useSuggestions()
  return (
    <section className={classes.root} aria-label={words.pane.titles.ai}>
      <Row as="header" gap={12}>
        <IconTile tone="ai" size={40}>
          <IconSparkles size={22} stroke={1.75} />
        </IconTile>
        <div>
          <h2 className={classes.title}>{words.pane.titles.ai}</h2>
          <Text tone="muted" variant="caption">
            {texts.lead}
          </Text>
        </div>
      </Row>
      {isSetFixed ? <p>{words.setStays}</p> : <FoldedRequest {...proposals} />}
      {proposals.failure && (
        <Text tone="error" role="alert">
          {proposals.failure}
        </Text>
      )}
      {proposals.suggestions.questions.length > 0 && (
        <Proposals proposals={proposals} isSetFixed={isSetFixed} />
      )}
    </section>
  )
}
