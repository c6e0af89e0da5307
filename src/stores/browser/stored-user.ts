/** Browser storage `user`: id, name, picture and role, and nothing else. (ruling R22) */

import * as v from 'valibot'
import type { Profile } from '#src/api/shapes/profile.ts'
import { readAs } from '#src/lib/read-as.ts'
import { readStored, store } from './guarded-storage.ts'

const SessionUser = v.object({
  _id: v.string(),
  name: v.string(),
  picture: v.nullish(v.string()),
  role: v.picklist(['learner', 'teacher', 'talent']),
})
export type SessionUser = v.InferOutput<typeof SessionUser>

/** Stores the four fields of a profile. */
export function rememberUser({ _id, name, picture, role }: Profile): SessionUser {
  const user = { _id, name, picture, role }
  store('user', JSON.stringify(user))
  return user
}

/** The stored user; undefined if there is none or it was tampered with. */
export function readStoredUser(): SessionUser | undefined {
  try {
    return readAs(SessionUser, JSON.parse(readStored('user') ?? 'null'))
  } catch {
    return undefined
  }
}
