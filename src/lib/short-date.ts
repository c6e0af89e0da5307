import { formatDate, formatDateTile } from './bn.ts'
import { type Instant, readDhakaClock } from './dhaka.ts'
import { getServerNow } from './server-time.ts'

/** As `formatDate`, without the year while it is this one: `২২ নভেম্বর`. For dense rows. (ruling R4) */
export function formatDateOfYear(instant: Instant, now: Instant = getServerNow()): string {
  const tile = formatDateTile(instant)
  const isThisYear = readDhakaClock(instant)?.year === readDhakaClock(now)?.year
  return tile && isThisYear ? `${tile.day} ${tile.month}` : formatDate(instant)
}
