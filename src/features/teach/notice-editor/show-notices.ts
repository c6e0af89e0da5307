/** Brings every list of notices up to date after one was written. */
import { notice } from '#src/api/contract/notice.ts'
import { refetch } from '#src/api/use-api.ts'

export async function showNotices(): Promise<void> {
  await Promise.all([refetch(notice.list), refetch(notice.one), refetch(notice.urgent)])
}
