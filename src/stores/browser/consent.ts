/** Whether the person has agreed to advertising and statistics; kept a year, nothing said counts as no. (ruling R65) */
import * as v from 'valibot'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { recall } from './guarded-storage.ts'

const CONSENT_KEY = 'device:consent'
const YEAR_MS = 365 * 24 * 60 * 60 * 1000
/** `at`: milliseconds since 1970. */
const Consent = v.object({ hasAgreed: v.boolean(), at: v.number() })

export function hasAgreed(): boolean {
  const said = recall(CONSENT_KEY, Consent)
  return said !== undefined && said.hasAgreed && getDeviceNow() - said.at < YEAR_MS
}
