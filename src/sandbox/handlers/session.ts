/** Refresh: a token is exchanged once; a later reuse ends the whole login. (spec 7 Refresh, ruling R16) */

import { eq } from 'drizzle-orm'
import type { session } from '#src/api/contract/session.ts'
import { findById } from '../database/queries.ts'
import { device, login_session, person, refresh_token } from '../database/tables/person.ts'
import type { Context, HandlersOf } from '../kernel/handler.ts'
import { SessionExpired, SignInRequired } from '../kernel/http-error.ts'
import { REFRESH_GRACE } from '../session/limits.ts'
import { issueTokens, revokeSession } from '../session/tokens.ts'

type RefreshContext = Context<(typeof session)['refresh']>

async function findOpenSession({ db, visitor, clock }: RefreshContext) {
  const token = await findById(db, refresh_token, visitor.refreshToken)
  if (!token || token.expires_at <= clock.iso()) throw new SessionExpired()
  const family = await findById(db, login_session, token.login_session)
  if (!family || family.revoked_at !== null) throw new SessionExpired()
  return { token, family }
}

async function refresh(context: RefreshContext) {
  const { db, clock } = context
  const { token, family } = await findOpenSession(context)
  if (token.used_at !== null) {
    const age = (clock.now().getTime() - Date.parse(token.used_at)) / 1000
    if (age <= REFRESH_GRACE && token.answer) return token.answer
    await revokeSession(family._id, context)
    throw new SessionExpired()
  }
  const owner = await findById(db, person, family.person)
  if (!owner) throw new SessionExpired()
  if (owner.ban_reason !== null) throw new SignInRequired(owner.ban_reason)
  const answer = await issueTokens(owner, family, context)
  await db.update(refresh_token).set({ used_at: clock.iso(), answer }).where(eq(refresh_token._id, token._id))
  await db.update(device).set({ last_used_at: clock.iso() }).where(eq(device._id, family.device))
  return answer
}

export const sessionHandlers: HandlersOf<typeof session> = { refresh }
