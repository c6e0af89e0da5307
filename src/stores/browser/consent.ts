/**
 * The person's answer about statistics and advertising; kept for a year. No answer counts as no. (ruling R65)
 */

import * as v from 'valibot'
import { DAY_MS } from '#src/lib/duration.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { recall, remember } from './guarded-storage.ts'

const CONSENT_KEY = 'device:consent'
const YEAR_MS = 365 * DAY_MS
/** `at`: milliseconds since 1970. */
const Consent = v.object({ hasAgreed: v.boolean(), at: v.number() })

/** Undefined if there was no answer within the year. */
export function readConsent(): boolean | undefined {
  const said = recall(CONSENT_KEY, Consent)
  return said !== undefined && getDeviceNow() - said.at < YEAR_MS ? said.hasAgreed : undefined
}

export function writeConsent(hasAgreed: boolean): void {
  remember(CONSENT_KEY, { hasAgreed, at: getDeviceNow() })
}

export const hasAgreed = (): boolean => readConsent() === true
