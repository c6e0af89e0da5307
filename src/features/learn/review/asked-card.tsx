/** One card: its question with a field, then its answer with the four presses. */

import { IconCode } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { splitCode } from '#src/engines/review/card-text.ts'
import { type Card, type Given, judgeAnswer } from '#src/engines/review/card.ts'
import { type Grade, GRADES } from '#src/engines/review/entry.ts'
import { computeWaits, type Memory, NEW_MEMORY } from '#src/engines/review/memory.ts'
import { getDeviceNow, getServerNow } from '#src/lib/server-time.ts'
import { Button } from '#src/ui/button.tsx'
import { Box, Grid, Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { CardAnswer } from './card-answer.tsx'
import { CardField } from './card-fields.tsx'
import { useCardKeys } from './use-card-keys.ts'
import { words } from './words.ts'
import classes from './review.module.css'

/** A card that stays open longer was left, in seconds. */
const LONGEST = 120

function shuffle(lines: readonly string[]): string[] {
  const order = lines.map((line) => ({ line, place: Math.random() }))
  const shuffled = order.toSorted((one, other) => one.place - other.place).map(({ line }) => line)
  return shuffled.join('\n') === lines.join('\n') ? shuffled.toReversed() : shuffled
}

interface FrontProps {
  card: Card
  id: string
  isTurned: boolean
}

/** Code is folded beside the answer, so that the answer is seen without scrolling. */
function Front({ card, id, isTurned }: FrontProps) {
  const { text, code, lineCount } = splitCode(card.front)
  return (
    <>
      <Text as="div" variant="lead" loose weight={600} id={id} data-latin>
        <QuestionHtml html={text} />
      </Text>
      {code !== '' &&
        (isTurned ? (
          <details className={classes.code}>
            <summary>
              <IconCode size={18} aria-hidden="true" />
              {words.ask.code(lineCount)}
            </summary>
            <div data-latin>
              <QuestionHtml html={code} />
            </div>
          </details>
        ) : (
          <div data-latin>
            <QuestionHtml html={code} />
          </div>
        ))}
    </>
  )
}

interface GradesProps {
  memory: Memory
  suggested: Grade
  onGrade: (grade: Grade) => void
}

function Grades({ memory, suggested, onGrade }: GradesProps) {
  const pressed = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [now] = useState(getServerNow)
  const waits = computeWaits(memory, now)
  // The suggested grade has the focus: a screen reader announces it, and the space bar takes it.
  useEffect(() => pressed.current?.focus({ preventScroll: true }), [])
  return (
    <Stack gap={8} full>
      <Text id={id} weight={600} tight>
        {words.ask.how}
      </Text>
      <Grid gap={8} full className={classes.grades} role="group" aria-labelledby={id}>
        {GRADES.map((grade) => (
          <Surface
            as="button"
            border="line-2"
            radius="card"
            ground="surface"
            key={grade}
            ref={grade === suggested ? pressed : undefined}
            type="button"
            className={classes.grade}
            data-suggested={grade === suggested}
            aria-keyshortcuts={String(grade)}
            onClick={() => onGrade(grade)}
          >
            <Text as="strong" block variant="body" tight>
              {words.ask.grades[grade]}
            </Text>
            <Text as="span" block variant="caption" tight>
              {words.ask.wait(waits[grade])}
            </Text>
            <Box as="span" hideBelow="md">
              <KeyCap isDecoration>{grade}</KeyCap>
            </Box>
          </Surface>
        ))}
      </Grid>
    </Stack>
  )
}

function Source({ card }: { card: Card }) {
  return (
    <Row wrap gap={8}>
      <Pill tone="info">{card.topic.title}</Pill>
      <Text as="span" variant="small" tone="muted">
        {words.ask.wrongAt[card.from](card.at)}
      </Text>
      {card.isChanged && <Pill tone="due">{words.ask.changed}</Pill>}
    </Row>
  )
}

interface AskedCardProps {
  card: Card
  memory: Memory | undefined
  onGrade: (grade: Grade, took: number) => void
}

export function AskedCard({ card, memory = NEW_MEMORY, onGrade }: AskedCardProps) {
  const [given, setGiven] = useState<Given | undefined>(() =>
    card.kind === 'order' ? shuffle(card.lines) : undefined,
  )
  const [turned, setTurned] = useState<'shown' | 'forgotten'>()
  const [began] = useState(getDeviceNow)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  // A new card begins at its top.
  useEffect(() => {
    scrollTo(0, 0)
    place.current?.focus({ preventScroll: true })
  }, [])
  const share = judgeAnswer(card, given)
  const suggested: Grade = turned === 'forgotten' || (share !== undefined && share < 1) ? 1 : 3
  const grade = (chosen: Grade) =>
    onGrade(chosen, Math.min(LONGEST, Math.max(1, Math.round((getDeviceNow() - began) / 1000))))
  useCardKeys({
    card,
    isTurned: turned !== undefined,
    onTurn: () => setTurned('shown'),
    onGrade: (chosen) => grade(chosen ?? suggested),
  })
  return (
    <>
      <div className={classes.body} ref={place} tabIndex={-1}>
        <Stack gap={16}>
          <Source card={card} />
          <Front card={card} id={id} isTurned={turned !== undefined} />
          {turned ? (
            <CardAnswer card={card} given={given} isForgotten={turned === 'forgotten'} />
          ) : (
            <CardField card={card} given={given} onGive={setGiven} labelledBy={id} />
          )}
        </Stack>
      </div>
      <Surface ground="surface" ruleTop className={classes.foot}>
        <Row wrap gap={10} className={classes.footIn}>
          {turned ? (
            <Grades memory={memory} suggested={suggested} onGrade={grade} />
          ) : (
            <>
              <Button variant="default" size="lg" onClick={() => setTurned('forgotten')}>
                {words.ask.forgot}
              </Button>
              <Button size="lg" className={classes.main} onClick={() => setTurned('shown')}>
                {words.ask.show}
              </Button>
            </>
          )}
          <Text variant="small" tone="muted" full hideBelow="md">
            {words.ask.keys}
          </Text>
        </Row>
      </Surface>
    </>
  )
}
