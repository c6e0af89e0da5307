/**
 * Removes something; if somebody else has already removed it, there is nothing left to do and nothing to
 * report.
 */

import { call, type CallOptions } from './call.ts'
import { ApiError } from './client/api-error.ts'
import type { InputOf, Row } from './row.ts'

export async function callRemoval<R extends Row>(
  row: R,
  input: InputOf<R>,
  { isLasting }: Pick<CallOptions, 'isLasting'>,
): Promise<void> {
  try {
    await call(row, input, { ...(isLasting !== undefined && { isLasting }), isQuiet: 'when-missing' })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
