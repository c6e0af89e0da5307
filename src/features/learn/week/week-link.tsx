/** Leads to the week's page from the dashboard; on Friday evening it says that the week is over. */

import { IconCalendarMonth } from '@tabler/icons-react'
import { readDhakaClock } from '#src/lib/dhaka.ts'
import { paths } from '#src/lib/paths.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { words } from './link-words.ts'

const FRIDAY = 5
/** In Dhaka, like the classes. */
const EVENING = 20

export function WeekLink() {
  const clock = readDhakaClock(useNow())
  const isOver = clock?.weekday === FRIDAY && clock.hour >= EVENING
  return (
    <Card isLink as="section" padding="sm">
      <Row gap={14}>
        <IconTile tone={isOver ? 'due' : 'info'}>
          <IconCalendarMonth size={20} stroke={1.75} />
        </IconTile>
        <Box grow shrink>
          <Text as="h2" variant="body" tight weight={600}>
            <CardLink to={paths.week()}>{words.title}</CardLink>
          </Text>
          <Text tone="muted" variant="small">
            {isOver ? words.over : words.text}
          </Text>
        </Box>
      </Row>
    </Card>
  )
}
