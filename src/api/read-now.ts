/** Reads an item just before it is overwritten; if it is gone, the page reads it again and then says so. */

import { call } from './call.ts'
import { ApiError } from './client/api-error.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'
import { refetch } from './use-api.ts'

export async function readNow<R extends Row>(row: R, input: InputOf<R>): Promise<ReplyOf<R>> {
  try {
    return await call(row, input, { isQuiet: true })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) void refetch(row, input)
    throw error
  }
}
