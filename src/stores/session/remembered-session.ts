/** The session as this browser's cookies and storage tell it. (rulings R21, R22) */
import { roleByCookie } from '#src/stores/browser/session-cookies.ts'
import { storedUser } from '#src/stores/browser/stored-user.ts'
import type { SessionState } from './session-store.ts'

export const guest: SessionState = { status: 'guest', role: 'guest', user: undefined, profile: undefined }

export function rememberedSession(): SessionState {
  const role = roleByCookie()
  return role === 'guest' ? guest : { status: 'signed-in', role, user: storedUser(), profile: undefined }
}
