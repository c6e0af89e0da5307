/** ঝালাই on the learner's day, from a few stored numbers: loaded after the page, and only where cards are. */

import { IconCards } from '@tabler/icons-react'
import { paths } from '#src/lib/paths.ts'
import { recallToday } from '#src/stores/review/day-summary.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardLink } from '#src/ui/card.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { words } from './day-words.ts'

export function DayCard() {
  const numbers = recallToday(useNow())
  if (numbers === undefined) return null
  const { done, left, time, tomorrow, origins } = numbers
  if (left === 0)
    return (
      <Card padding="sm" isLink>
        <Row gap={12}>
          <IconTile tone="due" size={40}>
            <IconCards size={22} stroke={1.75} />
          </IconTile>
          <Box>
            <Text as="h2" variant="body" tight weight={700}>
              <CardLink to={paths.review()}>{words.title}</CardLink>
            </Text>
            <Text tone="muted">{words.done(tomorrow)}</Text>
          </Box>
        </Row>
      </Card>
    )
  return (
    <Card padding="sm" as="section" aria-labelledby="review-day">
      <Stack gap={12}>
        <Row wrap gap={12}>
          <IconTile tone="due" size={40}>
            <IconCards size={22} stroke={1.75} />
          </IconTile>
          <Box grow>
            <Text as="h2" variant="body" tight weight={700} id="review-day">
              {words.title}
            </Text>
            <Text>{words[done > 0 ? 'left' : 'today'](left, time)}</Text>
          </Box>
          <Button variant="light" to={paths.review({ view: 'today' })}>
            {done > 0 ? words.goOn : words.start}
          </Button>
        </Row>
        <StitchProgress done={done} total={done + left} label={words.progress} />
        {origins !== '' && (
          <Text tone="muted" variant="small">
            {origins}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
