/** The greeting of the page: the part of the day, the name, and the day in a sentence. (spec 4 Day parts) */
import { overview } from '#src/api/contract/overview.ts'
import { useApi } from '#src/api/use-api.ts'
import { greet } from '#src/lib/day-part.ts'
import { getCallName } from '#src/lib/person-name.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { dayCounts } from './day-counts.ts'
import { words } from './words.ts'

export function useHello(): string {
  const name = useSession((state) => state.user?.name)
  const now = useNow()
  return greet(now, getCallName(name))
}

/** The date alone until it is known what the day holds. */
export function TodayLine() {
  const now = useNow()
  const { data } = useApi(overview.upcomingGrouped, {})
  return words.todayLine(now, data && dayCounts(data.data, now))
}
