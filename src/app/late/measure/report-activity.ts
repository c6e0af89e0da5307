/** Tells the tracker of one marketing activity. */

import { call } from '#src/api/call.ts'
import { external } from '#src/api/contract/external.ts'
import { readSessionText, storeSessionText } from '#src/stores/browser/guarded-storage.ts'

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

export async function reportActivity(id: string, tracker: string): Promise<void> {
  if (isNew(id))
    await call(external.track, { params: { tracker }, body: { mk_activity_id: id } }, { isQuiet: true })
}
