/** The greeting of the page: the part of the day, the name, and the day in a sentence. (spec 4 Day parts) */
import { overview } from '#src/api/contract/overview.ts'
import { useApi } from '#src/api/use-api.ts'
import { DAY_PART_WORDS, dayPart } from '#src/lib/day-part.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'
import { useSession } from '#src/stores/session-store.ts'
import { useNow } from '#src/ui/use-now.ts'
import { words } from './words.ts'

const DAY = 86_400_000

export function useHello(): string {
  const name = useSession((state) => state.user?.name)
  const now = useNow()
  return words.hello(DAY_PART_WORDS[dayPart(now) ?? 'morning'], name?.split(' ')[0])
}

export function TodayLine() {
  const now = useNow()
  const { data } = useApi(overview.upcomingGrouped, {})
  const items = data?.data.flatMap((day) => day.items) ?? []
  const classes = items.filter(({ kind, at }) => kind === 'live' && isSameDhakaDay(at, now)).length
  const due = items.filter(({ kind, at }) => kind === 'assignment' && Date.parse(at) > now && Date.parse(at) < now + 2 * DAY).length
  return words.todayLine(now, classes, due)
}
