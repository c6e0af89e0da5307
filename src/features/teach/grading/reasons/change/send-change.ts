/** Sends a changed reason in steps, as one act, so that the queue on the device stays short. (ruling R34) */

import { openQueue } from '#src/api/outbox/queue.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { type Act, extendAct, isTakenBack } from '../../saving/acts-store.ts'
import { giveMarks } from '../../saving/give.ts'
import { buildChange, type ChangeStep } from './plan-change.ts'

const AT_ONCE = 60
/** The next step begins when the queue is this short. */
const MOST_WAITING = 10

function waitForQueue(): Promise<void> {
  const { getOwn, subscribe } = openQueue(GRADING_SAVES)
  return new Promise((resolve) => {
    const check = () => getOwn().length <= MOST_WAITING
    if (check()) return resolve()
    const stop = subscribe(() => {
      if (!check()) return
      stop()
      resolve()
    })
  })
}

async function sendRest(act: Act, steps: readonly ChangeStep[]): Promise<void> {
  for (let at = 0; at < steps.length; at += AT_ONCE) {
    await waitForQueue()
    // Undo in the middle takes back what was sent, and the rest is not sent.
    if (isTakenBack(act)) return
    const { id, saves } = giveMarks(steps.slice(at, at + AT_ONCE).map(buildChange))
    extendAct(act, { id, saves })
  }
}

/** The first step at once; the others follow while the page is open. */
export function sendChange(steps: readonly ChangeStep[]): Act {
  const act = giveMarks(steps.slice(0, AT_ONCE).map(buildChange))
  void sendRest(act, steps.slice(AT_ONCE))
  return act
}
