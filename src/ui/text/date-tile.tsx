/** Day and month on a small tile, red if it is due within a day. */

import { Surface, Text } from '#src/ui/layout/layout.tsx'
import classes from './date-tile.module.css'

export interface DateTileProps {
  /** `২৫` */
  day: string
  /** `নভেম্বর`, or the weekday. */
  below: string
  isUrgent?: boolean
}

export function DateTile({ day, below, isUrgent }: DateTileProps) {
  return (
    <Surface as="span" padY={2} padX={4} fixed className={classes.root} data-urgent={isUrgent || undefined}>
      <Text as="strong" variant="lead" tight>
        {day}
      </Text>
      <Text as="span" tone="muted" variant="mark" tight weight={500} className={classes.below}>
        {below}
      </Text>
    </Surface>
  )
}
