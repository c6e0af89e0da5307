/** Tells the server once that a set of steps is finished. (spec 3 Onboarding flags, ruling R60) */

import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { onboarding } from '#src/api/contract/onboarding.ts'
import type { OnboardingFlags } from '#src/api/shapes/profile.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'

type Flag = keyof OnboardingFlags

const sent = new Set<string>()
const buildKey = (flag: Flag) => `${getOwner()} ${flag}`

/** True from the moment it is sent: replies on screen still say that the steps are open. */
export const isFlagSent = (flag: Flag) => sent.has(buildKey(flag))

/** The next visit sends what did not arrive. */
export function sendFlag(flag: Flag): void {
  if (isFlagSent(flag)) return
  const key = buildKey(flag)
  sent.add(key)
  // Both calls accept all flags; here each flag has its own.
  const row = flag === 'is_dashboard_onboarding_complete' ? onboarding.update : auth.updateOnboard
  void call(row, { body: { [flag]: true } }, { isQuiet: true }).catch(() => sent.delete(key))
}
