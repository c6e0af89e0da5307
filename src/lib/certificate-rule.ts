/** Decides which rule of certificates applies. (spec 9, ruling R4) */

import { parseInstant, type Instant } from './dhaka.ts'

/** 23:59 on 22 November 2024 in Dhaka; the current certificate rule applies after it. (spec 9, ruling R4) */
export const CERTIFICATE_RULE_CUT_OFF = '2024-11-22T17:59:00Z'

/**
 * Tells whether the current rule applies to something at this instant, i.e. after the cut-off. (ruling R4)
 */
export function isUnderPresentRule(instant: Instant): boolean {
  const date = parseInstant(instant)
  return date !== undefined && date > new Date(CERTIFICATE_RULE_CUT_OFF)
}
