/**
 * Sends the work of assignments from any page: first the file, then the hand-in with the time of its press.
 * A repeat is harmless, since the key is the same. (rulings R34, R81)
 */

import { call, callWithMessage } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { assignment as rows } from '#src/api/contract/assignment.ts'
import { overview } from '#src/api/contract/overview.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { submission } from '#src/api/contract/submission.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { openQueue } from '#src/api/outbox/queue.ts'
import { isRefusal, isRetryable, readFailure } from '#src/api/outbox/retry.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { rememberOwn } from '#src/stores/session/own-storage.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { HAND_INS, type WorkOnItsWay } from '#src/stores/uploads/hand-in.ts'
import { buildWorkId, listUngivenUploads, openPageShelf } from '#src/stores/uploads/page-shelf.ts'
import { uploadRepeated } from '#src/stores/uploads/send-upload.ts'
import { type Upload, uploadRecalled, useUploads } from '#src/stores/uploads/upload-store.ts'
import { prepareUpload } from '#src/ui/fields/prepare-upload.ts'
import { buildPressKey } from './press-time.ts'
import { explainUploadError, makeSendFile } from './send-file.ts'
import { words } from './words.ts'

export const handInQueue = openQueue(HAND_INS)

const findItem = (assignment: string) => handInQueue.getOwn().find((item) => item.assignment === assignment)

/** Waits while this page prepares or sends the file by itself. */
async function waitForUpload(id: string): Promise<Upload | undefined> {
  const find = () => useUploads.getState().uploads[id]
  if (find()?.percent === undefined) return find()
  return new Promise((resolve) => {
    const stop = useUploads.subscribe(() => {
      if (find()?.percent !== undefined) return
      stop()
      resolve(find())
    })
  })
}

const canBeSent = ({ error }: Upload) => error === undefined || isRetryable(readFailure(error))

/** Resolves with the reason if the file is rejected; throws if it waits. */
async function sendFile({ assignment, accept }: WorkOnItsWay): Promise<string | undefined> {
  const id = buildWorkId(assignment)
  await uploadRecalled(id)
  const isUnderWay = useUploads.getState().uploads[id]?.percent !== undefined
  let upload = await waitForUpload(id)
  // A try of the page that has just failed is repeated after the back-off.
  const hasJustFailed = isUnderWay && upload?.error !== undefined
  if (upload && canBeSent(upload) && !hasJustFailed) {
    const refusal = await uploadRepeated(id, makeSendFile(assignment, true), (file) =>
      prepareUpload(file, accept),
    )
    if (refusal !== undefined) return refusal
    upload = await waitForUpload(id)
  }
  if (upload === undefined) return undefined
  if (upload.error === undefined || isRetryable(readFailure(upload.error)))
    throw upload.error ?? new ApiError('no-answer')
  return explainUploadError(upload.error)
}

/** The attempt that the file has begun, on this device or another. */
async function findAttempt(assignment: string): Promise<string> {
  const options = { isQuiet: true, isOnce: true } as const
  const { submission: begun } = await call(rows.one, { params: { id: assignment } }, options)
  return begun ?? (await call(submission.start, { body: { assignment } }, options))._id
}

async function sendHandIn({ assignment, title, href, key, handedAt }: WorkOnItsWay): Promise<void> {
  const id = await findAttempt(assignment)
  // Undone meanwhile.
  if (findItem(assignment)?.handedAt !== handedAt) return
  handInQueue.change(assignment, { isSent: true })
  const { data, msg } = await callWithMessage(
    submission.save,
    { params: { id }, body: { finish: true, key, handed_at: handedAt } },
    { isQuiet: true, isOnce: true },
  )
  rememberOwn(buildPressKey(id), handedAt)
  handInQueue.remove(assignment)
  openPageShelf(buildWorkId(assignment)).clear()
  if (!('saved' in data)) setCached(submission.one, { params: { id } }, data)
  // Its own page shows the receipt.
  if (location.pathname !== href) showToast({ kind: 'success', title, message: msg })
  await refetch(rows.one, { params: { id: assignment } })
  for (const row of [studyPlan.revised, overview.upcomingGrouped, rows.list]) void refetch(row)
}

/** The row of the file says why by itself; a hand-in waits for the learner. */
function refuse({ assignment, handedAt }: WorkOnItsWay, refusal: string): void {
  if (handedAt === undefined) handInQueue.remove(assignment)
  else handInQueue.change(assignment, { refusal, isSent: false })
}

async function sendWork(item: WorkOnItsWay): Promise<void> {
  const { assignment } = item
  const refusal = await sendFile(item)
  const now = findItem(assignment)
  if (now === undefined) return
  if (refusal !== undefined) return refuse(now, refusal)
  const id = buildWorkId(assignment)
  // Photographed pages become part of the file on its own page.
  if ((await listUngivenUploads(id)).includes(id)) throw new ApiError('no-answer')
  if (now.handedAt === undefined) handInQueue.remove(assignment)
  else await sendHandIn(now)
}

const outbox = makeOutbox<WorkOnItsWay>({
  name: HAND_INS.name,
  getWaiting: () => handInQueue.getOwn().filter(({ refusal }) => refusal === undefined),
  getKey: ({ key, handedAt }) => `${key} ${handedAt ?? ''}`,
  send: sendWork,
  onFailure: ({ assignment }, failure) => {
    const now = findItem(assignment)
    if (now && (isRefusal(failure) || failure.verdict === 'fault'))
      refuse(now, failure.refusal ?? words.handIn.refused)
  },
})

/** Sends all work that waits. */
export const sendHandIns = outbox.sendAtOnce
