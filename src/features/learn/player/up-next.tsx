/** Card for the next recording or upcoming class. */

import { IconCalendarMonth, IconPlayerPlay } from '@tabler/icons-react'
import type { Recording } from '#src/api/shapes/recording.ts'
import { formatDay } from '#src/lib/bn.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'
import { paths } from '#src/lib/paths.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Thumb } from '#src/ui/pictures/thumb.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { words } from './words.ts'
import classes from './recording-layout.module.css'

export type Neighbour = NonNullable<Recording['next']>

/** Address of the previous or next recording or class. */
export function getNeighbourAddress(batchId: string, { kind, _id }: Neighbour): string {
  return kind === 'live' ? paths.live(batchId, _id) : paths.recording(batchId, _id)
}

function formatLiveTime(start: string): string {
  return words.liveAt(isSameDhakaDay(start, getServerNow()) ? words.today : formatDay(start), start)
}

export function UpNext({ batchId, next }: { batchId: string; next: Neighbour }) {
  const isLive = next.kind === 'live'
  const Icon = isLive ? IconCalendarMonth : IconPlayerPlay
  return (
    <Row as="aside" wrap gap={12} gapX={16} className={classes.upNext} aria-label={words.upNext}>
      {next.category && <Thumb category={next.category.colour} className={classes.thumb} />}
      <div className={classes.upNextText}>
        <Text tone="muted" variant="small">
          {words.upNext}
        </Text>
        <Text weight={600}>
          <TitleText>{next.title}</TitleText>
        </Text>
        {isLive && next.start_at && (
          <Text tone="urgent" variant="small" weight={600}>
            {formatLiveTime(next.start_at)}
          </Text>
        )}
      </div>
      <Button
        variant="light"
        to={getNeighbourAddress(batchId, next)}
        leftSection={<Icon size={18} aria-hidden="true" />}
      >
        {isLive ? words.seeLive : words.watchNext}
      </Button>
    </Row>
  )
}
