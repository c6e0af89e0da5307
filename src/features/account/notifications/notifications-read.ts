/** Marks notifications as read: shown at once, taken back when the server refuses. (spec 7 Notifications) */
import { call } from '#src/api/call.ts'
import { notification } from '#src/api/contract/notification.ts'
import type { ReplyOf } from '#src/api/row.ts'
import { refetch, setCached } from '#src/api/use-api.ts'

type Page = ReplyOf<typeof notification.list>
interface Query {
  page: number
  count: number
}

/** Marks notifications as read; `ids` left out = all. The list and the count in the top bar are fetched again afterwards. */
export async function markNotificationsRead(shown: Page, query: Query, ids?: readonly string[]): Promise<void> {
  const isMeant = (id: string) => ids === undefined || ids.includes(id)
  const data = shown.data.map((each) => (isMeant(each._id) ? { ...each, is_read: true } : each))
  setCached(notification.list, { query }, { ...shown, data })
  try {
    await call(notification.markAsRead, { body: ids === undefined ? {} : { ids: [...ids] } })
  } catch {
    // The toast has said why; the list below shows what is true.
  }
  await refetch(notification.list)
}
