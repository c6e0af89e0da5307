/**
 * Applies the profile returned by a write everywhere: in the session, and in the cache of the screens. (spec
 * 4 Profile update)
 */

import { auth } from '#src/api/contract/auth.ts'
import type { Profile } from '#src/api/shapes/profile.ts'
import { setCached } from '#src/api/use-api.ts'
import { profileRead } from '#src/stores/session/session-store.ts'

export function applyProfile(profile: Profile): void {
  profileRead(profile)
  setCached(auth.me, {}, profile)
}
