/** Counts the visits of one browser session. (spec 4 Visit counter) */

/** The counter never passes this. (spec 9 Visit counter cap) */
export const VISIT_CAP = 6
/** The visit from which on the promo pop-up may appear. (spec 3 promo popup) */
export const PROMO_VISIT = 3
const KEY = 'visitCount'

/** The visits of this session so far; 0 before the first is counted, and if storage is denied. */
export function readVisits(storage: Pick<Storage, 'getItem'> | undefined): number {
  try {
    const visits = Number(storage?.getItem(KEY))
    return Number.isInteger(visits) && visits > 0 ? Math.min(visits, VISIT_CAP) : 0
  } catch {
    return 0
  }
}

/**
 * Counts one more visit and returns the total: 1 to 6. `storage` is the session's; if it is unusable, it is
 * always the first. (spec 4)
 */
export function countVisit(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): number {
  if (storage === undefined) return 1
  try {
    const visits = Math.min(readVisits(storage) + 1, VISIT_CAP)
    storage.setItem(KEY, String(visits))
    return visits
  } catch {
    // Storage is denied or full (private mode): the page must still work.
    return 1
  }
}
