/**
 * Reports a visit to marketing, once for each activity id, whatever the response. (spec 1, spec 8 Marketing
 * tracker error)
 */

import type { DataRouter } from 'react-router'
import { campaignSeen } from '#src/stores/campaign-store.ts'
import { reportActivity } from './report-activity.ts'

function followPage(query: URLSearchParams, tracker: string): void {
  campaignSeen(query)
  const id = query.get('mk_activity_id')
  if (id) reportActivity(id, tracker).catch(() => undefined)
}

/**
 * Watches every page of the visit, including those that a gate redirects. `tracker` is the tracker's address,
 * `landing` the query of the first page. The returned function stops it.
 */
export function watchCampaigns(router: DataRouter, tracker: string, landing: string): () => void {
  let seen = ''
  const look = (search: string) => {
    if (search === seen) return
    seen = search
    followPage(new URLSearchParams(search), tracker)
  }
  // Reads the address during the navigation, which may end on another page.
  const follow = () => look((router.state.navigation.location ?? router.state.location).search)
  look(landing)
  follow()
  return router.subscribe(follow)
}
