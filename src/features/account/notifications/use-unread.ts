/** The unread count: one reply for the bar, the popover and the page. */

import { notification } from '#src/api/contract/notification.ts'
import type { ReplyOf } from '#src/api/row.ts'
import { useApi } from '#src/api/use-api.ts'
import { useSession } from '#src/stores/session/session-store.ts'

export const UNREAD = { query: { count_only: true } } as const

/** Undefined until it is known; its `total` is the count. */
export function useUnread(): ReplyOf<typeof notification.list> | undefined {
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  return useApi(notification.list, isSignedIn ? UNREAD : null, { isQuiet: true }).data
}
