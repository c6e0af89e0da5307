/** The way into a class for its button: in the join window straight to the video room, by one press. (spec 9 Live window) */
import { live } from './contract/live.ts'
import { useApi } from './use-api.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import type { LiveState } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'

/** A teacher may open the room late: it is asked for so often while the window is open. */
const EVERY = 30_000

export const canJoin = (state: LiveState) => state === 'soon' || state === 'live'

/** The room once the server names it, else the page of the class, which says what to wait for. */
export function useJoinWay(liveId: string, state: LiveState): { to: string } | { href: string; isNewPlace: true } {
  const { data } = useApi(live.join, canJoin(state) ? { params: { id: liveId } } : null, { isQuiet: true, every: EVERY })
  const room = canJoin(state) && data?.url ? parseExternalLink(data.url) : undefined
  return room ? { href: room, isNewPlace: true } : { to: paths.joinLive(liveId) }
}
