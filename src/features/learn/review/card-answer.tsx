/** The back of a card: the right answer, one's own, why, and where it is taught. */

import {
  IconCheck,
  IconChevronRight,
  IconNotes,
  IconPlayerPlayFilled,
  IconSchool,
  IconTarget,
  IconX,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Card, Given, Teacher } from '#src/engines/review/card.ts'
import { isSameText } from '#src/lib/answer-text.ts'
import { formatClock } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { Letter } from './choice.tsx'
import { words } from './words.ts'
import classes from './review.module.css'

interface VerdictProps {
  isRight: boolean
  letter?: string
  html?: string
  text?: string
}

/** Shows right or wrong by background, border, icon and word, not only by colour. */
function Verdict({ isRight, letter, html, text }: VerdictProps) {
  return (
    <Row
      wrap
      gap={12}
      padX={12}
      padY={10}
      border="line-2"
      radius="card"
      className={`${classes.box} ${classes.verdict}`}
      data-right={isRight}
    >
      {letter && <Letter>{letter}</Letter>}
      <Text as="span" variant="body" weight={600} shrink className={classes.answerText} data-latin>
        {html === undefined ? text : <QuestionHtml html={html} />}
      </Text>
      <Row as="span" gap={6} fixed weight={600} tone={isRight ? 'success' : 'error'}>
        {isRight ? <IconCheck size={20} aria-hidden="true" /> : <IconX size={20} aria-hidden="true" />}
        {isRight ? words.ask.right : words.ask.yours}
      </Row>
    </Row>
  )
}

function ChoiceAnswer({
  card,
  given,
}: {
  card: Extract<Card, { kind: 'choice' }>
  given: Given | undefined
}) {
  const own = Array.isArray(given) ? given : typeof given === 'string' ? [given] : []
  return card.options.flatMap(({ id, html }, at) => {
    const isRight = card.right.includes(id)
    if (!isRight && !own.includes(id)) return []
    return [<Verdict key={id} isRight={isRight} letter={words.letter(at)} html={html} />]
  })
}

function BlankAnswer({ card, given }: { card: Extract<Card, { kind: 'blank' }>; given: Given | undefined }) {
  const texts = typeof given === 'object' && !Array.isArray(given) ? given : {}
  return card.blanks.map(({ id, accepted }, at) => {
    const own = texts[id] ?? ''
    const isRight = accepted.some((text) => isSameText(text, own))
    return (
      <Stack gap={8} key={id}>
        <Verdict isRight letter={words.letter(at)} text={accepted[0] ?? ''} />
        {!isRight && own !== '' && <Verdict isRight={false} letter={words.letter(at)} text={own} />}
      </Stack>
    )
  })
}

function Answer({ card, given }: { card: Card; given: Given | undefined }) {
  switch (card.kind) {
    case 'choice':
      return <ChoiceAnswer card={card} given={given} />
    case 'blank':
      return <BlankAnswer card={card} given={given} />
    case 'order':
      return (
        <ol className={classes.lines}>
          {card.lines.map((line) => (
            <li key={line} data-latin>
              {line}
            </li>
          ))}
        </ol>
      )
    case 'recall':
    default:
      return (
        <>
          <div className={classes.why}>
            <Text as="h3" variant="body" tight>
              {words.ask.answer}
            </Text>
            <Text as="div" variant="body" data-latin>
              <QuestionHtml html={card.back} />
            </Text>
          </div>
          {typeof given === 'string' && given !== '' && (
            <div>
              <Text as="h3" variant="small" tone="muted">
                {words.ask.yours}
              </Text>
              <Text variant="body" className={classes.ownWords} data-latin>
                {given}
              </Text>
            </div>
          )}
        </>
      )
  }
}

const TEACHER_ICONS = {
  class: IconPlayerPlayFilled,
  note: IconNotes,
  practice: IconTarget,
  module: IconSchool,
} as const

interface TeacherRowProps {
  teacher: Teacher
  /** In a list of topics: the topic, and how often it was forgotten. */
  topic?: { title: string; missed: string }
}

export function TeacherRow({ teacher: { kind, to, title, at }, topic }: TeacherRowProps) {
  const Icon = TEACHER_ICONS[kind]
  const action = at === undefined ? words.ask.teachers[kind] : words.ask.listen(formatClock(at))
  const content = (
    <>
      <IconTile size={36} tone={kind === 'practice' ? 'leaf' : 'info'}>
        <Icon size={18} />
      </IconTile>
      <Box as="span" grow shrink>
        <Text as="span" block weight={600} data-latin>
          {topic?.title ?? action}
        </Text>
        <Text as="span" block variant="small" tone="muted" data-latin>
          {topic !== undefined && at !== undefined ? words.shaky.from(title, formatClock(at)) : title}
        </Text>
        {topic && (
          <Text as="span" block variant="small" tone="muted">
            {topic.missed}
          </Text>
        )}
      </Box>
      <IconChevronRight size={20} aria-hidden="true" />
    </>
  )
  return topic ? (
    <Row as={Link} to={to} gap={12} pad={16} className={classes.teacher}>
      {content}
    </Row>
  ) : (
    <Row
      as={Link}
      to={to}
      gap={12}
      padX={12}
      padY={10}
      border="line"
      radius="lg"
      ground="surface"
      shadow="xs"
      className={classes.teacher}
    >
      {content}
    </Row>
  )
}

/** The person's note and a practice set, below what teaches it first. */
export function MoreTeachers({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <Row as="ul" wrap gap={8}>
      {teachers.map(({ kind, to, title }) => {
        const Icon = TEACHER_ICONS[kind]
        return (
          <li key={to}>
            <Button
              to={to}
              variant="default"
              size="sm"
              leftSection={<Icon size={16} aria-hidden="true" />}
              aria-label={words.ask.named(words.ask.teachers[kind], title)}
            >
              {words.ask.teachers[kind]}
            </Button>
          </li>
        )
      })}
    </Row>
  )
}

export function CardAnswer({
  card,
  given,
  isForgotten,
}: {
  card: Card
  given: Given | undefined
  isForgotten: boolean
}) {
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Answer card={card} given={given} />
        {isForgotten && card.kind !== 'recall' && <Text tone="muted">{words.ask.noAnswer}</Text>}
      </Stack>
      {card.why !== '' && (
        <div className={classes.why}>
          <Text as="h3" variant="body" tight>
            {words.ask.why}
          </Text>
          <Text as="div" variant="body" data-latin>
            <QuestionHtml html={card.why} />
          </Text>
        </div>
      )}
      {card.teacher && <TeacherRow teacher={card.teacher} />}
      {card.more && <MoreTeachers teachers={card.more} />}
    </Stack>
  )
}
