/** Sends a visitor's contact for a call back. (spec 7 POST lead, spec 8 Lead call) */

import { callWithMessage } from '#src/api/call.ts'
import { lead } from '#src/api/contract/lead.ts'
import type { BodyOf } from '#src/api/row.ts'

export type Lead = Omit<BodyOf<typeof lead.create>, 'path'> & { path?: string }

/** The only event whose caller gets the HTTP status. (spec 8) */
export const BOOK_IN_ADVANCE = 'course_book_in_advance'

/**
 * Adds the current path if it is missing. Repeating the same `key` is harmless, so a lead whose response was
 * lost may be sent again. Returns the HTTP status for {@link BOOK_IN_ADVANCE} and nothing for other events.
 * (spec 7, spec 8, ruling R42)
 */
export async function sendLead(body: Lead): Promise<number | undefined> {
  const path = body.path ?? window.location.pathname
  const { status } = await callWithMessage(lead.create, { body: { ...body, path } })
  return body.event === BOOK_IN_ADVANCE ? status : undefined
}
