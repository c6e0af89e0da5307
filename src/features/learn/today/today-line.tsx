/** Greeting by part of the day and name, and a line about the day. (spec 4 Day parts) */

import { readDays } from '#src/api/contract/overview.ts'
import { useRead } from '#src/api/use-api.ts'
import { greet } from '#src/lib/day-part.ts'
import { getCallName } from '#src/lib/person-name.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { countDay } from './day-counts.ts'
import { words } from './words.ts'

export function useHello(): string {
  const name = useSession((state) => state.user?.name)
  const now = useNow()
  return greet(now, getCallName(name))
}

/** Shows only the date until the day's appointments are read. */
export function TodayLine() {
  const now = useNow()
  const { data } = useRead(readDays(), { isKept: true })
  return words.todayLine(now, data && countDay(data.data, now))
}
