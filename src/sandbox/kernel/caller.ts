/** Finds the caller and checks that the contract row allows them. (spec 6, ruling R10, ruling R33) */

import { and, eq, isNull } from 'drizzle-orm'
import type { Caller, Row } from '#src/api/row.ts'
import type { Db } from '../database/open.ts'
import { findById, findRow } from '../database/queries.ts'
import { login_session, person, refresh_token, type Person } from '../database/tables/person.ts'
import type { Clock } from './clock.ts'
import type { Visitor } from './handler.ts'
import { Forbidden, SessionExpired, SignInRequired } from './http-error.ts'
import type { TokenPayload, Tokens } from './tokens.ts'

export interface Found {
  person: Person | undefined
  loginSession: string | undefined
}

interface Parts {
  db: Db
  clock: Clock
  tokens: Tokens
}

type SentTokens = Pick<Visitor, 'accessToken'> & Partial<Visitor>

const nobody: Found = { person: undefined, loginSession: undefined }

function listCallers(row: Row): readonly Caller[] {
  const role = row.options.role ?? 'any'
  return typeof role === 'string' ? [role] : role
}

/** A talent may do everything that a learner may. (ruling R10) */
function isAllowed(callers: readonly Caller[], role: Person['role']): boolean {
  if (callers.includes('any') || callers.includes('signed-in') || callers.includes(role)) return true
  return role === 'talent' && callers.includes('learner')
}

const findOpenSession = (db: Db, id: string) =>
  findRow(db, login_session, and(eq(login_session._id, id), isNull(login_session.revoked_at)))

async function findOwner(payload: TokenPayload, db: Db): Promise<Person> {
  const owner = await findById(db, person, payload._id)
  if (!owner) throw new SessionExpired()
  if (owner.ban_reason !== null) throw new SignInRequired(owner.ban_reason)
  if (!(await findOpenSession(db, payload.sid))) throw new SessionExpired()
  return owner
}

/**
 * Returns the person behind a refresh token, for logout, which cannot wait for a fresh access token. An
 * exchanged token still identifies its login. (spec 7)
 */
async function findRefreshing(refreshToken: string, { db, clock }: Parts): Promise<Found | undefined> {
  const token = await findById(db, refresh_token, refreshToken)
  if (!token || token.expires_at <= clock.iso()) return undefined
  const open = await findOpenSession(db, token.login_session)
  return open && { person: await findById(db, person, open.person), loginSession: open._id }
}

/**
 * Returns the person behind the tokens of a call. Guest-only rows ignore tokens. Rows open to all still
 * reject a bad token with 401, so that the client refreshes and retries as that person. A token issued for
 * another `audience` is rejected.
 */
export async function findCaller(
  row: Row,
  { accessToken, refreshToken = '' }: SentTokens,
  parts: Parts,
  audience?: TokenPayload['aud'],
): Promise<Found> {
  const { db, clock, tokens } = parts
  const callers = listCallers(row)
  if (callers.includes('guest')) return nobody
  const refreshing =
    row.options.sendsRefreshToken && !callers.includes('any')
      ? await findRefreshing(refreshToken, parts)
      : undefined
  if (refreshing) return refreshing
  if (accessToken === '') {
    if (callers.includes('any')) return nobody
    throw new SignInRequired()
  }
  const payload = tokens.read(accessToken)
  if (!payload || payload.exp * 1000 <= clock.now().getTime()) throw new SessionExpired()
  if (payload.aud !== audience) throw new Forbidden()
  const owner = await findOwner(payload, db)
  const isHalf = payload.role === 'half-login'
  if (isHalf !== callers.includes('half-login')) throw new Forbidden()
  if (!isHalf && !isAllowed(callers, owner.role)) throw new Forbidden()
  return { person: owner, loginSession: payload.sid }
}
