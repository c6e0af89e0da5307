/** A visitor's contact for a call back, or a seat in an open class. Its key makes a repeat harmless. (spec 7 POST lead, rulings R42, R82) */

import * as v from 'valibot'
import { lead } from '#src/api/contract/lead.ts'
import { defineRequest } from '#src/api/requests/define-request.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'

/** A course whose admission is over. (spec 8) */
export const BOOK_IN_ADVANCE = 'course_book_in_advance'

const LeadValues = v.object({
  event: v.string(),
  course: v.optional(v.string()),
  /** Sent instead of a typed text. */
  about: v.optional(v.string()),
  /** The address of the page with the form. */
  path: v.string(),
  /** A signed-in person need not give one. */
  contact: v.optional(v.string()),
  name: v.optional(v.string()),
  message: v.optional(v.string()),
})
type LeadValues = v.InferOutput<typeof LeadValues>

export const getLeadPlace = ({ event, course, about }: Pick<LeadValues, 'event' | 'course' | 'about'>) =>
  `${event}:${course ?? about ?? ''}`

export const getDraftKey = (place: string) => `lead:${place}`

export const leadRequest = defineRequest({
  name: 'lead',
  row: lead.create,
  shape: LeadValues,
  build: ({ about, message, ...rest }, key) => ({ body: { ...rest, message: about ?? message, key } }),
  getPlace: getLeadPlace,
  repeat: 'harmless',
  // The seat of a signed-in person is one press.
  draft: ({ name = '', contact, message = '', ...about }) =>
    contact === undefined
      ? undefined
      : nameRequestDraft(getDraftKey(getLeadPlace(about)), { name, contact, message }),
  done: () => undefined,
  getPage: ({ path }) => path,
  isConfirmedInPlace: true,
})
