/** Refetches all reads of notices after a write. */

import { notice } from '#src/api/contract/notice.ts'
import { refetch } from '#src/api/use-api.ts'

export async function refetchNotices(): Promise<void> {
  await Promise.all([refetch(notice.list), refetch(notice.one), refetch(notice.urgent)])
}
