/** The end of a round: what it took, what comes next, and where one is shaky. */

import { IconDeviceMobile } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { planDays } from '#src/engines/review/plan.ts'
import { listShaky } from '#src/engines/review/shaky.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Grid, Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Lotus } from '#src/ui/states/lotus.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { MoreTeachers, TeacherRow } from './card-answer.tsx'
import type { Review } from './use-review.ts'
import type { Round } from './use-round.ts'
import { words } from './words.ts'
import classes from './review.module.css'

/** Says plainly where the cards live. (ruling R74) */
export function PlaceLine({ onAccount }: Pick<Review, 'onAccount'>) {
  return (
    <Row justify="center" gap={8} tone="muted" variant="small">
      <Row as="span" fixed>
        <IconDeviceMobile size={18} stroke={1.75} aria-hidden="true" />
      </Row>
      <span>{words.place[onAccount]}</span>
    </Row>
  )
}

export function Shaky({ review }: { review: Review }) {
  const topics = listShaky([...review.heads.values()], getServerNow())
  if (topics.length === 0) return null
  return (
    <section>
      <StitchHeading>{words.shaky.title}</StitchHeading>
      <RowList>
        {topics.map(({ key, title, missed, asked, teacher, more }) => (
          <li key={key}>
            {teacher ? (
              <TeacherRow teacher={teacher} topic={{ title, missed: words.shaky.missed(missed, asked) }} />
            ) : (
              <Surface pad={16}>{title}</Surface>
            )}
            {more.length > 0 && (
              <div className={classes.more}>
                <MoreTeachers teachers={more} />
              </div>
            )}
          </li>
        ))}
      </RowList>
    </section>
  )
}

interface RoundDoneProps {
  review: Review
  answered: Round['answered']
  onClose: () => void
  onAgain: (ids: readonly string[]) => void
}

export function RoundDone({ review, answered, onClose, onAgain }: RoundDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // A round may have begun yesterday.
  const now = useNow()
  const { heads, settings } = review
  const { again, days } = useMemo(
    () => planDays([...heads.values()], { now, goal: settings.goal, count: 3 }),
    [heads, settings.goal, now],
  )
  const [today, tomorrow, later] = days
  const known = answered.filter(({ grade }) => grade > 1).length
  const took = answered.reduce((sum, each) => sum + each.took, 0)
  const next = [
    today && today.cards.length > 0 ? words.today.rest(today.cards.length) : '',
    words.today.tomorrow(tomorrow?.cards.length ?? 0),
    later && later.cards.length > 0 ? words.today.day(later.day, later.cards.length) : '',
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <div className={classes.body}>
        <Stack gap={24}>
          <Grid items="center" className={classes.finish}>
            <Grid className={classes.flower}>
              <Ripple width={150} height={150} start={50} gap={10} count={3} />
              <Lotus size={76} />
            </Grid>
            <Text as="h1" variant="title" tight ref={heading} tabIndex={-1}>
              {words.done.title}
            </Text>
            <Text tone="muted">
              {answered.length > 0 && words.done.took(took, answered.length)} {next}।
            </Text>
          </Grid>
          {answered.length > 0 && (
            <RowList>
              <Row as="li" justify="between" pad={16}>
                <strong>{words.done.known}</strong>
                <strong>{words.done.count(known)}</strong>
              </Row>
              {again.length > 0 && (
                <Row as="li" justify="between" pad={16}>
                  <Box shrink>
                    <strong>{words.done.again}</strong>
                    <Text variant="small" tone="muted">
                      {words.done.againText}
                    </Text>
                  </Box>
                  <strong>{words.done.count(again.length)}</strong>
                </Row>
              )}
            </RowList>
          )}
          <Shaky review={review} />
          <PlaceLine onAccount={review.onAccount} />
        </Stack>
      </div>
      <Surface ground="surface" ruleTop className={classes.foot}>
        <Row wrap gap={10} className={classes.footIn}>
          {again.length > 0 && (
            <Button variant="default" size="lg" onClick={() => onAgain(again)}>
              {words.today.again(again.length)}
            </Button>
          )}
          <Button size="lg" className={classes.main} onClick={onClose}>
            {words.done.ok}
          </Button>
        </Row>
      </Surface>
    </>
  )
}
