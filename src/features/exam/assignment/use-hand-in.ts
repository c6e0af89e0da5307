/** The hand-in of an assignment: the press decides, whatever is still on its way. (ruling R81) */

import { useLocation } from 'react-router'
import { useQueue } from '#src/api/outbox/queue.ts'
import type { Assignment } from '#src/api/shapes/assignment.ts'
import { createId } from '#src/lib/create-id.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { HAND_INS, isSealed, type WorkOnItsWay } from '#src/stores/uploads/hand-in.ts'
import { handInQueue, sendHandIns } from './hand-in-outbox.ts'
import { words } from './words.ts'

interface WorkHandIn {
  /** Its file or its hand-in is on the way, or was rejected. */
  item: WorkOnItsWay | undefined
  /** The file was chosen: it goes from any page. */
  fileChosen: () => void
  ask: () => Promise<void>
  undo: () => void
}

export function useHandIn({ _id: assignment, title, accept, is_late: isLate }: Assignment): WorkHandIn {
  const item = useQueue(HAND_INS).find((each) => each.assignment === assignment)
  const { pathname: href } = useLocation()

  function put(handedAt: string | undefined): void {
    const key = item?.refusal === undefined ? (item?.key ?? createId()) : createId()
    handInQueue.put({ assignment, title, href, accept: [...accept], key, handedAt })
    void sendHandIns()
  }

  async function ask(): Promise<void> {
    const isSure = await confirmAsked({
      title: words.handIn.ask,
      text: isLate ? words.handIn.askLate : words.handIn.askText,
      yes: words.handIn.submit,
      no: words.handIn.back,
    })
    if (isSure) put(new Date(getServerNow()).toISOString())
  }

  return {
    item,
    fileChosen: () => put(item && isSealed(item) ? item.handedAt : undefined),
    ask,
    undo: () => handInQueue.change(assignment, { handedAt: undefined }),
  }
}
