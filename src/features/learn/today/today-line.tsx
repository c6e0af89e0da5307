/** A line about the day beside its title. */

import { readBatches } from '#src/api/contract/batch.ts'
import { readDays } from '#src/api/contract/overview.ts'
import { useRead } from '#src/api/use-api.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { countDay } from './day-counts.ts'
import { words } from './words.ts'

/** Only the date until the day's appointments are read, and where every course is frozen: its classes go on. */
export function TodayLine() {
  const now = useNow()
  const { data } = useRead(readDays())
  const { data: batches } = useRead(readBatches(), { isCachedOnly: true })
  const isFrozen = batches?.data.some(({ state }) => state === 'frozen') ?? false
  const isOpen = batches?.data.some(({ state }) => state === 'running' || state === 'upcoming') ?? false
  return words.todayLine(now, isFrozen && !isOpen ? undefined : data && countDay(data.data, now))
}
