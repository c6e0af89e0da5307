/** What marketing learns of a visit: one report per activity id, whatever comes of it. (spec 1, spec 8 Marketing tracker error) */
import type { DataRouter } from 'react-router'
import { call } from '#src/api/call.ts'
import { external } from '#src/api/contract/external.ts'
import { readSessionText, storeSessionText } from '#src/stores/browser/session-storage.ts'
import { campaignSeen } from '#src/stores/campaign-store.ts'

const REPORTED = 'reported-activities'
const reported = new Set<string>()

/** True the first time an id is seen in this browser session, reloads included. */
function isNew(id: string): boolean {
  for (const known of readSessionText(REPORTED)?.split('\n') ?? []) reported.add(known)
  if (reported.has(id)) return false
  reported.add(id)
  storeSessionText(REPORTED, [...reported].join('\n'))
  return true
}

function pageSeen(query: URLSearchParams, tracker: string): void {
  campaignSeen(query)
  const id = query.get('mk_activity_id')
  if (!id || !isNew(id)) return
  void call(external.track, { params: { tracker }, body: { mk_activity_id: id } }, { isQuiet: true }).catch(() => undefined)
}

/**
 * Watches every page of the visit, those too that a gate leads away from; `tracker` is the tracker's address, `landing` the query that
 * the visit began with. The returned function stops it.
 */
export function watchCampaigns(router: DataRouter, tracker: string, landing: string): () => void {
  let seen = ''
  const look = (search: string) => {
    if (search === seen) return
    seen = search
    pageSeen(new URLSearchParams(search), tracker)
  }
  // On the way already: where it ends may be another page.
  const follow = () => look((router.state.navigation.location ?? router.state.location).search)
  look(landing)
  follow()
  return router.subscribe(follow)
}
