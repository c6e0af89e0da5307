/** The lead being written: stored across a reload and a failed call, checked, sent once. */

import { useState } from 'react'
import * as v from 'valibot'
import { ApiError } from '#src/api/client/api-error.ts'
import { createId } from '#src/lib/create-id.ts'
import { findReachableContact } from '#src/lib/reachable-contact.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { sendLead } from './send-lead.ts'
import { words } from './words.ts'

const LeadDraft = v.object({
  name: v.string(),
  contact: v.string(),
  message: v.string(),
  /** Created at the first try and stored with the text, so that a repeat is the same lead. (ruling R42) */
  key: v.optional(v.string()),
})
export type LeadDraft = v.InferOutput<typeof LeadDraft>

export type LeadState = 'writing' | 'sending' | 'sent'

const EMPTY: LeadDraft = { name: '', contact: '', message: '' }

function getReason(error: unknown): string {
  if (error instanceof ApiError) return words.failed(getFailureText(error))
  throw error
}

interface Wanted {
  event: string
  course: string | undefined
  /** Sent instead of a typed text. */
  about: string | undefined
  onSent: (() => void) | undefined
}

export function useLead({ event, course, about, onSent }: Wanted) {
  const [draft, type, drop] = useDraft(`lead:${event}:${course ?? about ?? ''}`, LeadDraft, EMPTY)
  const [state, setState] = useState<LeadState>('writing')
  const [contactError, setContactError] = useState<string>()
  const [failure, setFailure] = useState<string>()

  /** A changed text is another lead, with its own key. */
  function change(part: Partial<LeadDraft>) {
    setContactError(undefined)
    type({ ...draft, ...part, key: undefined })
  }

  /** False if something must be fixed first. */
  async function send(): Promise<boolean> {
    const contact = findReachableContact(draft.contact)
    if (contact === undefined) {
      setContactError(words.contactWrong)
      return false
    }
    const key = draft.key ?? createId()
    type({ ...draft, key })
    setState('sending')
    setFailure(undefined)
    try {
      const { name, message } = draft
      await sendLead({
        event,
        course,
        contact,
        key,
        name: name || undefined,
        message: about ?? (message || undefined),
      })
      drop()
      setState('sent')
      onSent?.()
    } catch (error) {
      setState('writing')
      setFailure(getReason(error))
    }
    return true
  }

  return { draft, change, send, state, contactError, failure, startAgain: () => setState('writing') }
}
