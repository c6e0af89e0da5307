/** An invitation or offer: unanswered, answered, or expired. (ruling R56) */

import {
  IconCalendarPlus,
  IconCheck,
  IconClock,
  IconClockOff,
  IconInfoCircle,
  IconLock,
  IconMailOpened,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Interview } from '#src/api/shapes/talent-answer.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { downloadCalendar } from '#src/ui/calendar/calendar-file.ts'
import { Card } from '#src/ui/card.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { InterviewFacts, InterviewHead, OfferFacts, OfferHead } from './answer-facts.tsx'
import { type Asked, chooseTab, isOpen, measureTimeLeft, type Status } from './answer-view.ts'
import { TimeLeft } from './time-left.tsx'
import { type OnLate, useAnswering } from './use-answering.ts'
import { words } from './words.ts'
import classes from './answers.module.css'

interface AnswerCardProps {
  asked: Asked
  onLate: OnLate
}

function saveToCalendar({ _id, title, company, at, minutes, place }: Interview): void {
  const named = words.calendarTitle(title, company)
  downloadCalendar(
    [{ _id, kind: 'interview', title: named, start_at: at, minutes, place, path: paths.talentInterviews() }],
    'interview',
  )
}

function Head({ asked, isUrgent = false }: { asked: Asked; isUrgent?: boolean }) {
  if (asked.kind === 'interview') return <InterviewHead interview={asked.letter} isUrgent={isUrgent} />
  const { company, salary, currency } = asked.letter
  // The open card has its kind above and its pay below.
  const line =
    asked.status === 'waiting'
      ? company
      : joinFacts(words.kindOf('offer', company), words.salary(salary, currency))
  return <OfferHead title={asked.letter.title} line={line} />
}

function Facts({ asked }: { asked: Asked }) {
  return asked.kind === 'interview' ? (
    <InterviewFacts interview={asked.letter} isJoining={asked.status === 'accepted'} />
  ) : (
    <OfferFacts offer={asked.letter} />
  )
}

function Buttons({ asked, onLate }: AnswerCardProps) {
  const { sending, pending, ask } = useAnswering(asked, onLate)
  const { kind, letter } = asked
  const name = (answer: string) => words.nameOf(answer, letter.company)
  return (
    <InlineAction action={sending}>
      <Row wrap gap={8} className={classes.buttons} data-equal={kind === 'offer' || undefined}>
        <Button
          aria-label={name(words.yes[kind])}
          isPending={pending === 'accepted'}
          pendingText={words.sending}
          leftSection={<IconCheck size={20} aria-hidden="true" />}
          onClick={() => void ask('accepted')}
        >
          {words.yes[kind]}
        </Button>
        <Button
          variant="default"
          aria-label={name(words.no[kind])}
          isPending={pending === 'declined'}
          pendingText={words.sending}
          onClick={() => void ask('declined')}
        >
          {words.no[kind]}
        </Button>
        {kind === 'interview' && (
          <IconButton
            label={words.calendarOf(letter.company)}
            variant="default"
            onClick={() => saveToCalendar(letter)}
            data-latin
          >
            <IconCalendarPlus size={20} stroke={1.75} />
          </IconButton>
        )}
      </Row>
    </InlineAction>
  )
}

export function WaitingCard({ asked, onLate }: AnswerCardProps) {
  const { isUrgent } = measureTimeLeft(asked.letter.answer_by, useNow())
  const isOffer = asked.kind === 'offer'
  return (
    <Card as="li" padding="none" className={classes.card} data-offer={isOffer || undefined}>
      {isOffer && (
        <Row justify="between" wrap gap={8} padY={10} padX={16} className={classes.offerHead}>
          <Row as="span" gap={8}>
            <IconMailOpened size={20} stroke={1.75} aria-hidden="true" />
            <strong>{words.offerHead}</strong>
          </Row>
          <Row as="span" gap={6}>
            <IconLock size={16} stroke={1.75} aria-hidden="true" />
            {words.onlyYou}
          </Row>
        </Row>
      )}
      <Stack gap={14} pad={16}>
        <Head asked={asked} isUrgent={isUrgent} />
        <Facts asked={asked} />
        <TimeLeft answerBy={asked.letter.answer_by} />
        <Buttons asked={asked} onLate={onLate} />
      </Stack>
    </Card>
  )
}

const PILLS: Record<Exclude<Status, 'waiting'>, readonly [PillProps['tone'], ReactNode]> = {
  accepted: ['ok', <IconCheck key="icon" aria-hidden="true" />],
  declined: ['neutral', <IconX key="icon" aria-hidden="true" />],
  expired: ['missed', <IconClockOff key="icon" aria-hidden="true" />],
}

/** Until when the answer can be changed, or why it cannot be any more. */
function Foot({ asked, onLate }: AnswerCardProps) {
  const { sending, ask } = useAnswering(asked, onLate)
  const isChangeable = isOpen(asked.letter, useNow())
  const line = isChangeable
    ? words.changeable(asked.letter.answer_by)
    : asked.status === 'expired'
      ? words.unanswered
      : words.closed
  const Icon = isChangeable ? IconClock : IconInfoCircle
  return (
    <div className={classes.foot}>
      <InlineAction action={sending}>
        <Row justify="between" gap={12}>
          <Row as="p" gap={8} shrink className={classes.footLine}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {line}
          </Row>
          {isChangeable && (
            <Button
              variant="subtle"
              size="sm"
              aria-label={words.changeOf(asked.letter.company)}
              isPending={sending.isPending}
              pendingText={words.sending}
              onClick={() => void ask(asked.status === 'accepted' ? 'declined' : 'accepted')}
            >
              {words.change}
            </Button>
          )}
        </Row>
      </InlineAction>
    </div>
  )
}

export function AnsweredCard({ asked, onLate }: AnswerCardProps) {
  const { kind, letter, status } = asked
  const isAhead = chooseTab(asked, useNow()) === 'ahead'
  if (status === 'waiting') return null
  const [tone, icon] = PILLS[status]
  return (
    <Card as="li" padding="none" className={classes.card}>
      <Stack gap={14} pad={16}>
        <Head asked={asked} />
        {isAhead && <Facts asked={asked} />}
        <Row justify="between" wrap gap={8}>
          <Pill tone={tone} icon={icon}>
            {words.state[kind][status]}
          </Pill>
          <Text as="span" tone="muted" variant="small">
            {words.answeredAt(letter.answered_at ?? letter.answer_by)}
          </Text>
        </Row>
        {isAhead && kind === 'interview' && (
          <Button
            variant="default"
            aria-label={words.calendarOf(letter.company)}
            leftSection={<IconCalendarPlus size={20} aria-hidden="true" />}
            onClick={() => saveToCalendar(letter)}
          >
            {words.calendar}
          </Button>
        )}
      </Stack>
      <Foot asked={asked} onLate={onLate} />
    </Card>
  )
}
