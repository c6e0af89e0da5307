/** The one strong card of a day without a class: what is due next today, else that nothing is left. (ruling R91) */

import { getAppointmentAddress } from '#src/api/join-way.ts'
import type { Appointment } from '#src/api/shapes/live.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { Lotus } from '#src/ui/states/lotus.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { AppointmentMark } from './days/appointment-row.tsx'
import { words as dayWords } from './days/words.ts'
import { words } from './words.ts'
import classes from './strong-card.module.css'

export function DueCard({ appointment, now }: { appointment: Appointment; now: number }) {
  const { kind, title, at } = appointment
  const left = (Date.parse(at) - now) / 1000
  return (
    <Card as="section" padding="sm" aria-label={words.due.next} className={classes.due}>
      <Row wrap gap={8} gapX={14}>
        <AppointmentMark appointment={appointment} />
        <Box className={classes.text}>
          <Text as="h2" variant="lead" tight weight={700} className={classes.title}>
            <TitleText>{title}</TitleText>
          </Text>
          <Text tone="urgent" variant="small" weight={600}>
            {words.due.until(kind, at, left)}
          </Text>
        </Box>
        <Button to={getAppointmentAddress(appointment)}>
          {dayWords.go[kind === 'exam' ? 'exam' : 'assignment']}
        </Button>
      </Row>
    </Card>
  )
}

interface CalmCardProps {
  /** Cards or a recording wait without a time. */
  hasMore: boolean
  next: Appointment | undefined
  now: number
}

export function CalmCard({ hasMore, next, now }: CalmCardProps) {
  return (
    <Card padding="sm" isLink={next !== undefined} className={classes.calm}>
      <Row gap={14}>
        <Lotus size={60} />
        <Box className={classes.text}>
          <Text as="h2" variant="lead" tight weight={700} className={classes.title}>
            {hasMore ? words.calm.noTimes : words.calm.done}
          </Text>
          {next && (
            <Text tone="muted">
              {words.calm.next(next.at, now)}{' '}
              <CardLink to={getAppointmentAddress(next)}>
                <TitleText>{next.title}</TitleText>
              </CardLink>
            </Text>
          )}
        </Box>
      </Row>
    </Card>
  )
}
