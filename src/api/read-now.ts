/** Reads a thing just before it is overwritten; the page asks again for one that is gone, and then says so. */

import { call } from './call.ts'
import { ApiError } from './client/api-error.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'
import { refetch } from './use-api.ts'

export async function readNow<R extends Row>(row: R, input: InputOf<R>): Promise<ReplyOf<R>> {
  try {
    return await call(row, input)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) void refetch(row, input)
    throw error
  }
}
