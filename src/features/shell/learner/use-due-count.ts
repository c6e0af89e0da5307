/** How many hand-ins are due. Only what a screen has read already: the sidebar asks the server for nothing. */
import { overview } from '#src/api/contract/overview.ts'
import { useApi } from '#src/api/use-api.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'

export function useDueCount(): number {
  const now = useNow()
  const { data } = useApi(overview.upcomingGrouped, {}, { isCachedOnly: true })
  const items = data?.data.flatMap((day) => day.items) ?? []
  return items.filter(({ kind, at }) => kind === 'assignment' && Date.parse(at) > now).length
}
