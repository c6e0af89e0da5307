/**
 * Numbers beside the links of the person's page: each is omitted until it is known, or if it cannot be read.
 */

import { auth } from '#src/api/contract/auth.ts'
import { readBatches } from '#src/api/contract/batch.ts'
import { commerce, readBookingStatus } from '#src/api/contract/commerce.ts'
import { readNoteCount } from '#src/api/contract/recording.ts'
import type { BookingStatus } from '#src/api/shapes/booking.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Pill } from '#src/ui/pill.tsx'
import { words } from './words.ts'

/** The person's newest batch. */
export function NewestBatch() {
  const { data } = useRead(readBatches(), { isQuiet: true })
  const newest = data?.data[0]
  return newest ? words.batch(newest.title, newest.course.category.title) : null
}

export function NoteCount() {
  const { data } = useRead(readNoteCount())
  if (data === undefined) return null
  return data.total > 0 ? words.notes(data.total) : words.noNotes
}

function OneDue({ booking }: { booking: BookingStatus }) {
  const { data } = useApi(commerce.booking, booking.batch ? { params: { id: booking.batch } } : null, {
    isQuiet: true,
  })
  return <Pill tone="due">{data ? words.due(data.due, data.currency) : words.dues(1)}</Pill>
}

export function DueMoney() {
  const { data = [] } = useRead(readBookingStatus())
  const open = data.filter(({ state }) => state === 'due')
  const [only] = open
  if (only === undefined) return null
  return open.length === 1 ? <OneDue booking={only} /> : <Pill tone="due">{words.dues(open.length)}</Pill>
}

export function DeviceCount() {
  const id = useSession(({ user }) => user?._id)
  const { data } = useApi(auth.loginInfo, id ? { params: { id } } : null, { isQuiet: true })
  return data && data.device_limit > 0 ? words.devices(data.device_count, data.device_limit) : null
}

/** Interviews and offers that a talent has not answered yet. */
export function WaitingAnswers() {
  const isTalent = useSession(({ role }) => role === 'talent')
  const { data } = useApi(auth.talent, isTalent ? {} : null, { isQuiet: true })
  const count = data ? data.waiting_interviews + data.open_offers : 0
  return count > 0 ? <Pill tone="due">{words.answers(count)}</Pill> : null
}
