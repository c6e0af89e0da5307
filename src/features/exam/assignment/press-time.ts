/** When a hand-in was pressed, as this device knows it: a server may only know when it arrived. (ruling R81) */

import * as v from 'valibot'
import type { Submission } from '#src/api/shapes/submission.ts'
import { MINUTE_MS } from '#src/lib/duration.ts'
import { recallOwn } from '#src/stores/session/own-storage.ts'

export const buildPressKey = (submission: string) => `handed-at:${submission}`

/** Undefined if it arrived within a minute of the press. */
export function findPressTime({ _id, handed_at, submitted_at }: Submission): string | undefined {
  const pressedAt = handed_at ?? recallOwn(buildPressKey(_id), v.string())
  if (pressedAt === undefined || submitted_at === null || submitted_at === undefined) return undefined
  return Date.parse(submitted_at) - Date.parse(pressedAt) < MINUTE_MS ? undefined : pressedAt
}
