/**
 * Sends new notices, each batch with its own call. A write without a response may have arrived, so the notices of the batch
 * are read before it is sent again. (spec 3 Notice, rulings R42, R82)
 */

import { call, callWithMessage } from '#src/api/call.ts'
import { notice } from '#src/api/contract/notice.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { isRefusal } from '#src/api/outbox/retry.ts'
import type { Notice } from '#src/api/shapes/notice.ts'
import { createId } from '#src/lib/create-id.ts'
import { draftTyped, findTypedDraft } from '#src/stores/drafts/draft-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { NOTICES, noticeQueue, type WaitingNotice } from './notice-queue.ts'
import { buildBody, getDraftKey, listBatches, NoticeValues } from './notice-values.ts'
import { refetchNotices } from './refetch-notices.ts'
import { words } from './words.ts'

/** How many of the newest notices are searched for one whose response was lost. */
const NEWEST = 10

type Body = ReturnType<typeof buildBody>

function isSame(one: Notice, body: Body): boolean {
  return one.title === body.title && one.meta_description === body.meta_description && one.date === body.date
}

async function hasArrived(body: Body): Promise<boolean> {
  const query = { batch: body.batch, count: NEWEST }
  const { data } = await call(notice.list, { query }, { isQuiet: true })
  return data.some((one) => isSame(one, body))
}

async function sendNew({ key, values, isInDoubt }: WaitingNotice, isLasting: boolean): Promise<void> {
  const body = buildBody(values)
  if (!(isInDoubt && (await hasArrived(body)))) {
    // Stored before the call, since the page may be left before the response arrives.
    noticeQueue.change(key, { isInDoubt: true })
    const { msg } = await callWithMessage(notice.create, { body }, { isQuiet: true, isLasting })
    showToast({ kind: 'success', message: msg })
  }
  noticeQueue.remove(key)
}

const outbox = makeOutbox<WaitingNotice>({
  name: NOTICES.name,
  getWaiting: () =>
    navigator.onLine ? noticeQueue.getOwn().filter(({ refusal }) => refusal === undefined) : [],
  getKey: ({ key }) => key,
  send: async (item, { isLasting }) => {
    await sendNew(item, isLasting)
    await refetchNotices()
  },
  onFailure: ({ key }, failure) => {
    if (isRefusal(failure)) noticeQueue.change(key, { refusal: failure.refusal ?? words.waiting.fault })
    else if (failure.verdict === 'fault') noticeQueue.change(key, { refusal: words.waiting.fault })
  },
})

/** Sends all queued notices. */
export const sendNotices = outbox.sendAtOnce

/** Stores a new notice on the device, once for each of its batches, and sends it. */
export function writeNotice(values: NoticeValues): void {
  const press = createId()
  for (const batch of listBatches(values))
    noticeQueue.put({
      key: createId(),
      press,
      values: { ...values, batch, also: [] },
      isInDoubt: false,
    })
  void sendNotices()
}

const DRAFT = getDraftKey('new')

/**
 * Puts the words of unsent notices back into the form. Returns false, and leaves them, while another new one
 * is being written there.
 */
export function takeBackNotices(notices: readonly WaitingNotice[]): boolean {
  const [first, ...others] = notices
  const begun = findTypedDraft(DRAFT, NoticeValues)
  if (first === undefined || [begun?.title, begun?.description].some(Boolean)) return false
  for (const { key } of notices) noticeQueue.remove(key)
  draftTyped(DRAFT, { ...first.values, also: others.map(({ values }) => values.batch) })
  return true
}
