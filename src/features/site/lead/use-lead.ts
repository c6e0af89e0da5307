/** The lead being written: it is stored across a reload, checked, and queued from the press until the server has it. */

import { useState } from 'react'
import * as v from 'valibot'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { useArrival, useRequests } from '#src/api/requests/use-requests.ts'
import { findReachableContact } from '#src/lib/reachable-contact.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { getDraftKey, getLeadPlace, leadRequest } from './lead-request.ts'
import { words } from './words.ts'

const LeadDraft = v.object({ name: v.string(), contact: v.string(), message: v.string() })
type LeadDraft = v.InferOutput<typeof LeadDraft>

const EMPTY: LeadDraft = { name: '', contact: '', message: '' }

interface Wanted {
  event: string
  course: string | undefined
  /** Sent instead of a typed text. */
  about: string | undefined
  onSent: (() => void) | undefined
}

export function useLead({ event, course, about, onSent }: Wanted) {
  const place = getLeadPlace({ event, course, about })
  const [draft, type] = useDraft(getDraftKey(place), LeadDraft, EMPTY)
  const [hasSent, setHasSent] = useState(false)
  const [contactError, setContactError] = useState<string>()
  const [waiting] = useRequests(leadRequest, place)
  useArrival(leadRequest, place, () => {
    setHasSent(true)
    onSent?.()
  })

  function change(part: Partial<LeadDraft>) {
    setContactError(undefined)
    type({ ...draft, ...part })
  }

  /** False if something must be fixed first. */
  function send(): boolean {
    const contact = findReachableContact(draft.contact)
    if (contact === undefined) {
      setContactError(words.contactWrong)
      return false
    }
    pressRequest(leadRequest, {
      event,
      course,
      about,
      path: window.location.pathname,
      contact,
      name: draft.name || undefined,
      message: draft.message || undefined,
    })
    return true
  }

  return { draft, change, send, waiting, hasSent, contactError, startAgain: () => setHasSent(false) }
}
