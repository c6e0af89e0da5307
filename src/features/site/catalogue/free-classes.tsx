/** The next open classes: day, hour, teacher, seats. (spec 7 live/free) */

import { readFreeClasses } from '#src/api/contract/live.ts'
import type { Webinar } from '#src/api/shapes/live.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatDateTile, formatTime, formatOwnZoneTime } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Grid, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { DateTile } from '#src/ui/text/date-tile.tsx'
import { FREE_CLASSES_COUNT } from './filters.ts'
import { words } from './words.ts'
import classes from './free-classes.module.css'

function FreeClass({
  webinar: { type, title, start_at: start, teacher, seats_left: seats },
}: {
  webinar: Webinar
}) {
  const tile = formatDateTile(start)
  return (
    <Card as="li" isLink className={classes.row}>
      {tile && <DateTile day={tile.day} below={tile.month} />}
      <div className={classes.text}>
        <Text as="h3" variant="body" weight={600} className={classes.title}>
          <CardLink to={paths.webinar(type)}>{title}</CardLink>
        </Text>
        <Text tone="muted" variant="small">
          {[formatTime(start), formatOwnZoneTime(start), teacher?.name].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {typeof seats === 'number' && <Pill tone="neutral">{words.seatsLeft(seats)}</Pill>}
    </Card>
  )
}

export function FreeClasses() {
  const classesToCome = useRead(readFreeClasses(FREE_CLASSES_COUNT))
  return (
    <Load
      from={classesToCome}
      skeleton={
        <Grid gap={12} className={classes.list}>
          <div className={classes.waiting}>
            <SkeletonRow />
          </div>
          <div className={classes.waiting}>
            <SkeletonRow />
          </div>
        </Grid>
      }
      isEmpty={({ data }) => data.length === 0}
      empty={
        <Text tone="muted" variant="small">
          {words.noFreeClasses}
        </Text>
      }
    >
      {({ data }) => (
        <Grid as="ul" gap={12} className={classes.list}>
          {data.map((webinar) => (
            <FreeClass key={webinar._id} webinar={webinar} />
          ))}
        </Grid>
      )}
    </Load>
  )
}
