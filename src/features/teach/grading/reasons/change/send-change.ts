/**
 * Sends a changed reason: few papers at once, many in steps, so that the queue on the device stays short. The steps are an item of the
 * outbox: a closed tab or a lost connection only delays them, and an undo goes the same way back. (rulings R34, R85)
 */

import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { openQueue } from '#src/api/outbox/queue.ts'
import { isRetryable } from '#src/api/outbox/retry.ts'
import { createId } from '#src/lib/create-id.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { readPaper } from '../../../shared/read-papers.ts'
import type { Act } from '../../saving/act.ts'
import { recordSteps } from '../../saving/acts-store.ts'
import { giveMarks, offerTakingBack, sendMarks } from '../../saving/give.ts'
import { words } from '../words.ts'
import { reasonChanges, type SentChange } from './change-queue.ts'
import { buildChange, type ChangeStep, findEarlier, planPaper, type ReasonChange } from './plan-change.ts'

const AT_ONCE = 60
const READ_AT_ONCE = 4
/** The next step begins when the queue is this short. */
const MOST_WAITING = 10

/** What this page knows of a change besides the device: the papers that it has read, and what it last had on the device. */
interface Known {
  steps: Map<string, ChangeStep>
  last: SentChange
}
const known = new Map<string, Known>()

const findChange = (key: string) => reasonChanges.getOwn().find((each) => each.key === key)

function waitForQueue(): Promise<void> {
  const { getOwn, subscribe } = openQueue(GRADING_SAVES)
  return new Promise((resolve) => {
    // A conflict or a rejection waits for the teacher, and must not hold up the others.
    const check = () =>
      getOwn().filter(({ state, isRefused }) => state !== 'conflict' && !isRefused).length <= MOST_WAITING
    if (check()) return resolve()
    const stop = subscribe(() => {
      if (!check()) return
      stop()
      resolve()
    })
  })
}

/** As planned before the press, else from the server: a paper without the reason has nothing to change. */
async function readSteps(change: SentChange, ids: readonly string[]): Promise<ChangeStep[]> {
  const steps = known.get(change.key)?.steps
  const found: ChangeStep[] = []
  const unread = ids.filter((id) => !steps?.has(id))
  for (let at = 0; at < unread.length; at += READ_AT_ONCE) {
    const { signal } = new AbortController()
    const papers = await Promise.all(unread.slice(at, at + READ_AT_ONCE).map((id) => readPaper(id, signal)))
    found.push(...papers.flatMap((paper) => (paper && planPaper(paper, change, change.takesSum)) ?? []))
  }
  return [...ids.flatMap((id) => steps?.get(id) ?? []), ...found]
}

function giveSteps(change: SentChange, ids: readonly string[], steps: readonly ChangeStep[]): void {
  const earlier = steps.flatMap((step) => {
    const row = findEarlier(step, change, change.takesSum)
    return row ? [[step.submission._id, row] as const] : []
  })
  sendMarks(steps.map(buildChange))
  const next = {
    left: change.left.filter((id) => !ids.includes(id)),
    given: [...change.given, ...steps.map(({ submission }) => submission._id)],
    earlier: change.isBack ? change.earlier : { ...change.earlier, ...Object.fromEntries(earlier) },
  }
  reasonChanges.change(change.key, next)
  const mine = known.get(change.key)
  if (mine === undefined) return
  for (const id of ids) mine.steps.delete(id)
  mine.last = { ...change, ...next }
}

function putChange(change: Omit<SentChange, 'owner'>, steps: readonly ChangeStep[]): void {
  known.set(change.key, {
    steps: new Map(steps.map((step) => [step.submission._id, step])),
    last: change,
  })
  reasonChanges.put(change)
  void sendReasonChanges()
}

/** Nothing more is sent, and what was sent goes back the same way. */
function takeBack(key: string): number {
  const change = findChange(key) ?? known.get(key)?.last
  reasonChanges.remove(key)
  known.delete(key)
  if (change === undefined || change.given.length === 0) return 0
  const { from, to, given } = change
  putChange(
    { ...change, key: createId(), from: to, to: from, takesSum: false, left: given, given: [], isBack: true },
    [],
  )
  return given.length
}

const recordChange = ({ key, left, given }: SentChange): Act =>
  recordSteps({ count: left.length + given.length, takeBack: () => takeBack(key) })

/** A change that an earlier visit began. */
function resume(change: SentChange): Act | undefined {
  if (known.has(change.key)) return undefined
  known.set(change.key, { steps: new Map(), last: change })
  return change.isBack ? undefined : recordChange(change)
}

async function send({ key }: SentChange): Promise<void> {
  const begun = findChange(key)
  const act = begun && resume(begun)
  for (let change = begun; change !== undefined; change = findChange(key)) {
    const ids = change.left.slice(0, AT_ONCE)
    if (ids.length === 0) break
    await waitForQueue()
    const steps = await readSteps(change, ids)
    // Undo in the middle: the rest is not sent.
    if (findChange(key) === undefined) return
    giveSteps(change, ids, steps)
  }
  reasonChanges.remove(key)
  if (act) offerTakingBack(act, words.changing.resumed(act.inSteps?.count ?? 0))
}

const outbox = makeOutbox<SentChange>({
  name: 'reason-changes',
  getWaiting: reasonChanges.getOwn,
  getKey: ({ key }) => key,
  send,
  onFailure: ({ key }, failure) => isRetryable(failure) || reasonChanges.remove(key),
  isInOrder: true,
})

/** Goes on with what an earlier visit has left. */
export const sendReasonChanges = outbox.send

/** `takesSum`: marks given by hand become the sum too, as in the steps. */
export function sendChange(steps: readonly ChangeStep[], change: ReasonChange, takesSum: boolean): Act {
  if (steps.length <= AT_ONCE) return giveMarks(steps.map(buildChange))
  const { row, from, to } = change
  const sent: SentChange = {
    key: createId(),
    row: { id: row.id, question: row.question, criterion: row.criterion },
    from: { points: from.points, words: from.words },
    to: { points: to.points, words: to.words },
    takesSum,
    left: steps.map(({ submission }) => submission._id),
    given: [],
    earlier: {},
    isBack: false,
  }
  const act = recordChange(sent)
  putChange(sent, steps)
  return act
}
