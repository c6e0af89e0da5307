/**
 * The targets of an appointment: its page or, in the join window of a class, the video room with one press.
 * (spec 9 Live window)
 */

import { parseExternalLink } from '#src/lib/external-link.ts'
import type { LiveState } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { live } from './contract/live.ts'
import type { Appointment } from './shapes/live.ts'
import { useApi } from './use-api.ts'

/** A teacher may open the room late: this is how often the room is requested while the window is open. */
const EVERY = 30_000

export const canJoin = (state: LiveState) => state === 'soon' || state === 'live'

/** The room once the server names it, else the page of the class, which says what to wait for. */
export function useJoinWay(
  liveId: string,
  state: LiveState,
): { to: string } | { href: string; isNewPlace: true } {
  const { data } = useApi(live.join, canJoin(state) ? { params: { id: liveId } } : null, {
    isQuiet: true,
    every: EVERY,
  })
  const room = canJoin(state) && data?.url ? parseExternalLink(data.url) : undefined
  return room ? { href: room, isNewPlace: true } : { to: paths.joinLive(liveId) }
}

/** The page of a class, an assignment or an exam; one outside of any module is on the page of its batch. */
export function getAppointmentAddress({
  kind,
  batch,
  module,
  _id,
}: Pick<Appointment, 'kind' | 'batch' | 'module' | '_id'>): string {
  if (kind === 'live') return paths.joinLive(_id)
  if (!module) return paths.batch(batch._id)
  return kind === 'exam'
    ? paths.exam(batch._id, module._id, _id)
    : paths.assignment(batch._id, module._id, _id)
}
