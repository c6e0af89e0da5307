/**
 * Marks notifications as read: shown at once, here and in the other tabs, and reverted if the server rejects
 * it. (spec 7 Notifications)
 */

import { call } from '#src/api/call.ts'
import { batch } from '#src/api/contract/batch.ts'
import { notice } from '#src/api/contract/notice.ts'
import { notification } from '#src/api/contract/notification.ts'
import type { ReplyOf } from '#src/api/row.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { UNREAD } from './use-unread.ts'

export type Page = ReplyOf<typeof notification.list>

export interface Query {
  page: number
  count: number
}

/** A list as shown, with its count. */
export interface Shown {
  query: Query
  page: Page
  unread: number
}

/** Without `ids` all are marked, including those on other pages. */
export async function markRead({ query, page, unread }: Shown, ids?: readonly string[]): Promise<void> {
  const meant = page.data.filter(({ _id, is_read }) => !is_read && (ids === undefined || ids.includes(_id)))
  if (meant.length === 0 && ids !== undefined) return
  const show = (data: Page['data'], total: number) => {
    setCached(notification.list, { query }, { ...page, data })
    setCached(notification.list, UNREAD, { data: [], total, page: 1, count: 0 })
  }
  const left = ids === undefined ? 0 : Math.max(0, unread - meant.length)
  show(
    page.data.map((each) => (meant.includes(each) ? { ...each, is_read: true } : each)),
    left,
  )
  try {
    await call(
      notification.markAsRead,
      { body: ids === undefined ? {} : { ids: meant.map(({ _id }) => _id) } },
      { isLasting: true },
    )
  } catch {
    // The toast has shown the reason; while offline nothing below would restore the mark.
    show(page.data, unread)
  }
  await refetch(notification.list)
  // A notice is read when its notification is, and then no longer marks its batch. (ruling R35)
  if (ids === undefined || meant.some(({ kind }) => kind === 'notice'))
    await Promise.all([refetch(notice.list), refetch(batch.one)])
}
