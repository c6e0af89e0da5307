/**
 * Below a mark: the button to ask about it, once and in time, or what was asked and what the teacher said.
 * (ruling R86, picture 39)
 */

import { IconHourglass, IconMessage2Question } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { readReview } from '#src/api/contract/submission.ts'
import { replyRead, useSentReply } from '#src/api/requests/reply-store.ts'
import { useRequests } from '#src/api/requests/use-requests.ts'
import type { Person } from '#src/api/shapes/person.ts'
import type { QuestionMark, Review, Submission } from '#src/api/shapes/submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { boundText } from '#src/lib/bound-text.ts'
import { findLastAsk, listMarkTalks, type MarkTalk, readAskedMark } from '#src/lib/mark-question.ts'
import { formatPoints, formatReason, readComment } from '#src/lib/reasons.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { defineLate } from '#src/ui/hooks/define-late.tsx'
import { Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { OwnWait } from '../own-wait.tsx'
import { buildPlace, markRequest } from './mark-request.ts'
import { useRefusal } from './refusal-store.ts'
import { words } from './words.ts'
import classes from './mark-question.module.css'

/** Few results are asked about. */
const AskSheet = defineLate(async () => (await import('./ask-sheet.tsx')).AskSheet)

interface MarkProps {
  submission: Submission
  judged: QuestionMark
}

interface Told {
  /** Undefined until the reviews of the paper are known. */
  isKnown: boolean
  talk: MarkTalk<Review> | undefined
}

function useMarkTalk({ submission, judged: { question } }: MarkProps): Told {
  const { data } = useRead(readReview(submission._id))
  // Shows what this page has sent before the list is read again.
  const sent = useSentReply('mark-question', buildPlace(submission._id, question))
  const own = sent?.data as Review | undefined
  const all = data ?? []
  const isListed = own !== undefined && all.some(({ _id }) => _id === own._id)
  useEffect(() => {
    if (isListed) replyRead('mark-question', buildPlace(submission._id, question))
  }, [isListed, submission._id, question])
  const reviews = own && !isListed ? [...all, own] : all
  const talk = listMarkTalks(reviews).find((each) => each.question === question)
  return { isKnown: data !== undefined && (sent === undefined || talk !== undefined), talk }
}

/** Shows the earlier mark, struck through, if a question about it has changed it. */
export function MarkBefore(props: MarkProps) {
  const { talk } = useMarkTalk(props)
  const before = talk && readAskedMark(talk.asked.comment).mark
  if (before === undefined || before === props.judged.mark) return null
  return (
    <Text as="s" className={classes.struck}>
      <VisuallyHidden>{words.before} </VisuallyHidden>
      {formatNumber(before)}
    </Text>
  )
}

interface VoiceProps {
  person: Person
  isOwn?: boolean
  said: string
  children: ReactNode
}

function Voice({ person, isOwn, said, children }: VoiceProps) {
  return (
    <Row align="start" gap={12}>
      <Portrait name={person.name} src={person.picture} size={32} />
      <Stack gap={4} shrink>
        <Surface
          ground={isOwn ? 'sunken' : 'soft'}
          radius="md"
          padY={12}
          padX={14}
          anywhere
          data-latin
          className={classes.bubble}
        >
          {children}
        </Surface>
        <Text tone="muted" variant="small">
          {said}
        </Text>
      </Stack>
    </Row>
  )
}

/** A reason that was asked about and is no longer given. */
function TakenReason({ asked, judged }: { asked: Review; judged: QuestionMark }) {
  const { reason } = readAskedMark(asked.comment)
  if (reason === undefined) return null
  const isGiven = readComment(judged.comment).reasons.some(
    (each) => formatReason(each) === formatReason(reason),
  )
  if (isGiven) return null
  return (
    <Row gap={12} wrap>
      <Text as="s" className={classes.struck} data-latin>
        {formatPoints(reason.points)} {reason.words}
      </Text>
      <Pill tone="ok">{words.takenAway}</Pill>
    </Row>
  )
}

function Talk({ talk, submission, judged }: MarkProps & { talk: MarkTalk<Review> }) {
  const { asked, reply } = talk
  const { mark: before, reason, words: why } = readAskedMark(asked.comment)
  const isChanged = before !== undefined && before !== judged.mark
  const isTaken = reason && !judged.comment.includes(formatReason(reason))
  return (
    <Stack gap={12}>
      <TakenReason asked={asked} judged={judged} />
      <Voice person={asked.person} isOwn said={words.you(asked.created_at)}>
        {reason && !isTaken && (
          <Text tone="muted" variant="small">
            {words.wasNoted(reason.words)}
          </Text>
        )}
        {boundText(why)}
      </Voice>
      {reply && (
        <Voice person={reply.person} said={words.teacher(reply.person.name, reply.created_at)}>
          {boundText(reply.comment)}
        </Voice>
      )}
      {!reply && isChanged && (
        <Text>{words.changed(submission.checked_by?.name ?? '', before, judged.mark ?? 0)}</Text>
      )}
      {!reply && !isChanged && (
        <Stack gap={8}>
          <div>
            <Pill tone="info" icon={<IconHourglass aria-hidden="true" />}>
              {words.waiting(asked.created_at)}
            </Pill>
          </div>
          <OwnWait />
        </Stack>
      )}
    </Stack>
  )
}

interface AskProps extends MarkProps {
  /** Undefined for an assignment. */
  number: number | undefined
  full: number
}

function Ask({ submission, judged, number, full, last }: AskProps & { last: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Stack gap={8} items="start">
      <Button
        variant="light"
        leftSection={<IconMessage2Question size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words.ask}
      </Button>
      <Text tone="muted" variant="small">
        {words.limit(last)}
      </Text>
      <SidePanel isOpen={isOpen} onClose={close} title={words.ask} isFitted>
        <AskSheet
          about={{
            submission: submission._id,
            question: judged.question,
            number,
            mark: judged.mark ?? 0,
            full,
            comment: judged.comment,
          }}
          onSent={close}
        />
      </SidePanel>
    </Stack>
  )
}

/** The words of a question that this server does not take: they stay until they are put away. */
function Refused({ text, onPutAway }: { text: string; onPutAway: () => void }) {
  return (
    <Notice
      tone="quiet"
      role="alert"
      actions={
        <Button size="sm" variant="default" onClick={onPutAway}>
          {words.putAway}
        </Button>
      }
    >
      <p>{words.refused}</p>
      <Text anywhere data-latin>
        {boundText(text)}
      </Text>
    </Notice>
  )
}

export function MarkQuestion({ submission, judged, number, full }: AskProps) {
  const { isKnown, talk } = useMarkTalk({ submission, judged })
  const [waiting] = useRequests(markRequest, buildPlace(submission._id, judged.question))
  const isRefused = useRefusal((state) => state.isRefused)
  const last = submission.checked_at ? findLastAsk(submission.checked_at) : undefined
  const isOpen = last !== undefined && new Date(last).getTime() >= getServerNow()
  return (
    <>
      {talk && <Talk talk={talk} submission={submission} judged={judged} />}
      {waiting && isRefused && waiting.state === 'refused' && (
        <Refused text={waiting.values.words} onPutAway={waiting.takeBack} />
      )}
      {waiting && !(isRefused && waiting.state === 'refused') && (
        <WaitingRequest request={waiting}>
          <span data-latin>{waiting.values.words}</span>
        </WaitingRequest>
      )}
      {!talk && !waiting && !isRefused && isKnown && isOpen && typeof judged.mark === 'number' && (
        <Ask submission={submission} judged={judged} number={number} full={full} last={last} />
      )}
    </>
  )
}
