/**
 * Stores the campaign that a visitor came from, for the browser session; purchases send it. (spec 1
 * mk_activity_id, ruling R37 affiliate)
 */

import { readSessionText, storeSessionText } from './browser/guarded-storage.ts'

const AFFILIATE = 'affiliate'
const ACTIVITY = 'mk_activity_id'
const NAMES = [AFFILIATE, ACTIVITY] as const

/** Stores the campaign in an address; a later address without one changes nothing. */
export function campaignSeen(query: URLSearchParams): void {
  for (const name of NAMES) {
    const value = query.get(name)
    if (value) storeSessionText(name, value)
  }
}

export function getAffiliate(): string | undefined {
  return readSessionText(AFFILIATE)
}

/** The id of the marketing activity that a purchase belongs to. */
export function getMarketingActivity(): string | undefined {
  return readSessionText(ACTIVITY)
}
