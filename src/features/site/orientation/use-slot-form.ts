/** The booking form of an orientation; typed text survives a reload, and what was pressed waits until it has arrived. (ruling R61) */

import { useState } from 'react'
import * as v from 'valibot'
import { auth } from '#src/api/contract/auth.ts'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { useArrival } from '#src/api/requests/use-requests.ts'
import type { OrientationEvent } from '#src/api/shapes/orientation.ts'
import { useApi } from '#src/api/use-api.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { pickChanged } from '#src/lib/merge-edits.ts'
import { findReachableContact } from '#src/lib/reachable-contact.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { type Problems, useDraftForm } from '#src/ui/fields/use-draft-form.ts'
import { hourRequest, seatRequest } from './slot-requests.ts'
import { words } from './words.ts'

/** The choice of people whom no hour suits. */
export const NO_SLOT = 'none'

/** Defaults to the account's own values. */
const SlotDraft = v.object({
  name: v.optional(v.string()),
  contact: v.optional(v.string()),
  slot: v.optional(v.string()),
})
const UNTYPED: v.InferOutput<typeof SlotDraft> = {}

interface Values {
  name: string
  contact: string
  slot: string
}

function findProblems({ name, contact, slot }: Values): Problems<Values> {
  const problems: Problems<Values> = {}
  if (slot === '') problems.slot = words.slotMissing
  if (isBlank(name)) problems.name = words.nameMissing
  if (findReachableContact(contact) === undefined) problems.contact = words.contactWrong
  return problems
}

function press({ _id }: OrientationEvent, { name, contact, slot }: Values): void {
  const asking = { orientation: _id, name, contact: findReachableContact(contact) ?? contact }
  if (slot === NO_SLOT) pressRequest(hourRequest, asking)
  else pressRequest(seatRequest, { ...asking, slot })
}

export function useSlotForm(event: OrientationEvent, onBooked: () => void) {
  const isGuest = useSession(({ status }) => status === 'guest')
  const { data: profile } = useApi(auth.me, isGuest ? null : {}, { isQuiet: true })
  const [hasAsked, setHasAsked] = useState(false)
  const [typed, type] = useDraft(`orientation:${event._id}`, SlotDraft, UNTYPED)
  const isThere = event.slots.some(({ _id, seats_left: seats }) => _id === typed.slot && seats > 0)
  const only = event.slots.length === 0 ? NO_SLOT : ''
  const values: Values = {
    name: typed.name ?? profile?.name ?? '',
    contact: typed.contact ?? profile?.phone ?? profile?.email ?? '',
    slot: isThere || typed.slot === NO_SLOT ? (typed.slot ?? only) : only,
  }
  const form = useDraftForm({
    values,
    // A default of the account may come later; only what is changed here goes before it.
    type: (next) => type({ ...typed, ...pickChanged(next, values) }),
    check: findProblems,
    send: async (wish) => press(event, wish),
    done: () => undefined,
  })
  // Name and contact stay filled in, since only the same contact can change the hour.
  const keepContact = () => type({ name: values.name, contact: values.contact })
  useArrival(hourRequest, event._id, () => {
    keepContact()
    setHasAsked(true)
  })
  useArrival(seatRequest, event._id, () => {
    keepContact()
    onBooked()
  })
  return { values, form, hasAsked }
}
