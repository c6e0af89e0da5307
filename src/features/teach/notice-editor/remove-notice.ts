/** Withdraws a notice; it can be restored for ten seconds. */

import { callRemoval } from '#src/api/call-removal.ts'
import { notice } from '#src/api/contract/notice.ts'
import { requestRemoval, undoRemoval } from '#src/api/outbox/removals.ts'
import type { Notice } from '#src/api/shapes/notice.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { refetchNotices } from './refetch-notices.ts'
import { words } from './words.ts'

export const getRemovalKey = ({ _id }: Pick<Notice, '_id'>) => `notice:${_id}`

export function removeNotice(target: Pick<Notice, '_id' | 'title'>): void {
  const key = getRemovalKey(target)
  requestRemoval({
    key,
    send: async ({ isLasting }) => {
      await callRemoval(notice.remove, { params: { id: target._id } }, { isLasting })
      await refetchNotices()
    },
  })
  showToast({
    kind: 'success',
    message: words.removed(target.title),
    isNew: true,
    action: words.undo,
    onClick: () => undoRemoval(key),
  })
}
