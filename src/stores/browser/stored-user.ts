/** Browser storage `user`: id, name, picture and role, and nothing else. (ruling R22) */
import * as z from 'zod/mini'
import type { Profile } from '#src/api/shapes/profile.ts'
import { readStored, store } from './local-storage.ts'

const SessionUser = z.object({
  _id: z.string(),
  name: z.string(),
  picture: z.nullish(z.string()),
  role: z.enum(['learner', 'teacher', 'talent']),
})
export type SessionUser = z.infer<typeof SessionUser>

/** Keeps the four fields of a profile. */
export function rememberUser({ _id, name, picture, role }: Profile): SessionUser {
  const user = { _id, name, picture, role }
  store('user', JSON.stringify(user))
  return user
}

/** The user as stored; undefined when there is none or somebody tampered with it. */
export function storedUser(): SessionUser | undefined {
  try {
    const checked = z.safeParse(SessionUser, JSON.parse(readStored('user') ?? 'null'))
    return checked.success ? checked.data : undefined
  } catch {
    return undefined
  }
}
