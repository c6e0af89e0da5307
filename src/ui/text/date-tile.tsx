/** Day and month on a small tile, red when it is due within a day. */
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
    <span className={classes.root} data-urgent={isUrgent || undefined}>
      <strong className={classes.day}>{day}</strong>
      <span className={classes.below}>{below}</span>
    </span>
  )
}
