/** One question about a mark: what the learner says, the answer, and who else has asked about this question. */

import { IconFileText, IconUsers } from '@tabler/icons-react'
import { useRequests } from '#src/api/requests/use-requests.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { boundText } from '#src/lib/bound-text.ts'
import { readAskedMark } from '#src/lib/mark-question.ts'
import { formatPoints } from '#src/lib/reasons.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Boundary } from '#src/ui/states/boundary.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { QuestionHead } from '../by-question/answer-head.tsx'
import { Conflict } from '../conflict/conflict.tsx'
import { getQuestionDraft } from '../saving/draft.ts'
import { isBehind, setLineWords } from '../saving/use-grading.ts'
import { words as gradingWords } from '../words.ts'
import { Answer } from '../work/answer.tsx'
import { buildPlace, replyRequest } from './reply-request.ts'
import type { AskedTalk } from './use-asked.ts'
import type { Reply } from './use-reply.ts'
import { words } from './words.ts'
import classes from './asked.module.css'

interface SaidProps {
  talk: AskedTalk
  name: string
  /** Undefined while names are hidden. */
  onWhole: (() => void) | undefined
}

function Said({ talk: { asked }, name, onWhole }: SaidProps) {
  const { reason, words: why } = readAskedMark(asked.comment)
  return (
    <Stack gap={16}>
      <Row wrap gap={12}>
        <Portrait name={name} src={onWhole ? asked.person.picture : null} size={44} />
        <Stack gap={0} grow shrink>
          <Text as="h2" variant="lead" tight>
            {words.said(name)}
          </Text>
          <Text tone="muted" variant="small">
            {words.when(asked.created_at)}
          </Text>
        </Stack>
        {onWhole && (
          <Button
            size="sm"
            variant="subtle"
            aria-keyshortcuts="V"
            leftSection={<IconFileText size={18} aria-hidden="true" />}
            rightSection={<KeyCap isDecoration>V</KeyCap>}
            onClick={onWhole}
          >
            {words.whole}
          </Button>
        )}
      </Row>
      <Surface radius="sm" className={classes.words}>
        {reason && (
          <Text tone="muted" variant="small" data-latin>
            {words.about(`${reason.words} ${formatPoints(reason.points)}`)}
          </Text>
        )}
        <Text anywhere data-latin>
          {boundText(why)}
        </Text>
      </Surface>
    </Stack>
  )
}

/** Somebody has replied, or the mark has changed: who, when, and what. */
function Answered({
  talk,
  submission,
  onNext,
}: {
  talk: AskedTalk
  submission: Submission
  onNext: () => void
}) {
  const { reply, asked, mark } = talk
  const before = readAskedMark(asked.comment).mark
  return (
    <Surface ground="soft" radius="md" pad={16} role="status">
      <Stack gap={8} items="start">
        <strong>{words.answered}</strong>
        {before !== undefined && mark !== undefined && mark !== before && (
          <p>{words.changedTo(before, mark)}</p>
        )}
        {reply && (
          <Text anywhere data-latin>
            {boundText(reply.comment)}
          </Text>
        )}
        {reply ? (
          <Text tone="muted" variant="small">
            {words.answeredBy(reply.person.name, reply.created_at)}
          </Text>
        ) : (
          submission.checked_by && (
            <Text tone="muted" variant="small">
              {submission.checked_by.name}
            </Text>
          )
        )}
        <Button size="sm" onClick={onNext}>
          {words.goOn}
        </Button>
      </Stack>
    </Surface>
  )
}

interface OthersProps {
  others: readonly AskedTalk[]
  nameOf: (talk: AskedTalk) => string
  onGo: (talk: AskedTalk) => void
}

function Others({ others, nameOf, onGo }: OthersProps) {
  if (others.length === 0) return null
  return (
    <Card as="section" aria-label={words.others(others.length)}>
      <Row gap={12} mb={8}>
        <IconUsers size={20} aria-hidden="true" />
        <strong>{words.others(others.length)}</strong>
      </Row>
      <Row wrap gap={8}>
        {others.map((talk) => (
          <Button key={talk.paper} size="sm" variant="default" onClick={() => onGo(talk)}>
            {nameOf(talk)}
          </Button>
        ))}
      </Row>
    </Card>
  )
}

interface AskedCardProps extends SaidProps, OthersProps {
  submission: Submission
  reply: Reply
  onNext: () => void
}

export function AskedCard(props: AskedCardProps) {
  const { talk, submission, reply, onNext } = props
  const { grading, question, unit } = reply
  const [waiting] = useRequests(replyRequest, buildPlace(talk.paper, talk.question))
  if (question === undefined || unit === undefined) return null
  return (
    <Stack gap={16}>
      <QuestionHead question={question} unit={unit} no={`${words.question(talk.no)}.`} />
      <Card>
        <Stack gap={16}>
          <Said {...props} />
          {waiting && (
            <WaitingRequest request={waiting}>
              <span data-latin>{waiting.values.comment}</span>
            </WaitingRequest>
          )}
          {talk.isAnswered && !waiting && <Answered talk={talk} submission={submission} onNext={onNext} />}
          {isBehind(grading) && <Conflict submission={submission} kind="submission" grading={grading} />}
          <Text as="h3" variant="small" tone="muted" weight={600}>
            {words.answer}
          </Text>
          <div data-latin>
            <Boundary text={gradingWords.work.broken}>
              <Answer
                question={question}
                comments={getQuestionDraft(grading.draft, question.id).lines}
                judged={undefined}
                onComment={(line, text) => setLineWords(grading, question.id, line, text)}
              />
            </Boundary>
          </div>
        </Stack>
      </Card>
      <Others {...props} />
    </Stack>
  )
}
