/**
 * Sends one notice to several batches, each with its own call: what has arrived is not sent a second time.
 * (spec 3 Notice)
 */

import { call, callWithMessage } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { notice } from '#src/api/contract/notice.ts'
import type { Notice } from '#src/api/shapes/notice.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { buildBody, listBatches, type NoticeValues } from './notice-values.ts'
import { words } from './words.ts'

/** Why a batch did not get it, by batch. */
export type Failures = Readonly<Record<string, string>>

/** How many of the newest notices are searched for one whose response was lost. */
const NEWEST = 10

type Body = ReturnType<typeof buildBody>

function isSame(one: Notice, body: Body): boolean {
  return one.title === body.title && one.meta_description === body.meta_description && one.date === body.date
}

/** The response may be lost after the notice has arrived: before a retry the list of the batch is read. */
async function hasArrived(batch: string, body: Body): Promise<boolean> {
  const { data } = await call(notice.list, { query: { batch, count: NEWEST } }, { isQuiet: true })
  return data.some((one) => isSame(one, body))
}

function explainFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return words.form.notSent
  return error.kind === 'no-answer' ? words.form.notYet : getFailureText(error)
}

interface Outcome {
  failures: Failures
  /** The last one, which may name fields. */
  error: unknown
  /** Batches whose response was lost. */
  lost: string[]
  msg: string
}

/**
 * `doubtful`: batches whose last response was lost. `onSent` runs for each that has it, so that it is stored
 * at once.
 */
export async function sendToBatches(
  values: NoticeValues,
  doubtful: readonly string[],
  onSent: (batch: string) => void,
): Promise<Outcome> {
  const failures: Record<string, string> = {}
  const lost: string[] = []
  let msg = ''
  let failed: unknown
  for (const batch of listBatches(values).filter((id) => !values.sent.includes(id))) {
    const body = { ...buildBody(values), batch }
    try {
      if (!(doubtful.includes(batch) && (await hasArrived(batch, body))))
        ({ msg } = await callWithMessage(notice.create, { body }, { isQuiet: true }))
      onSent(batch)
    } catch (error) {
      failed = error
      failures[batch] = explainFailure(error)
      if (!(error instanceof ApiError) || error.kind !== 'http') lost.push(batch)
    }
  }
  return { failures, error: failed, msg, lost }
}
