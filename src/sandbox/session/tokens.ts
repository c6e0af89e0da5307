/** Session tokens: issued at login, exchanged at each refresh, revoked by login. (ruling R16, ruling R33) */

import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { findById, listRows } from '../database/queries.ts'
import {
  device,
  login_session,
  push_registration,
  refresh_token,
  type LoginSession,
  type Person,
  type SessionTokens,
} from '../database/tables/person.ts'
import type { Clock } from '../kernel/clock.ts'
import { makeId, makeSecret } from '../kernel/new-id.ts'
import type { Tokens } from '../kernel/tokens.ts'
import { ACCESS_LIFE, DEVICE_REMOVAL_TOKEN_LIFE, REFRESH_LIFE } from './limits.ts'

export interface Parts {
  db: Db
  clock: Clock
  tokens: Tokens
}

/** Device of a login that exists only for a device-removal token. */
export const NO_DEVICE = ''

const roundToSeconds = (instant: string) => Math.floor(Date.parse(instant) / 1000)

/**
 * Issues tokens for an open login. The session token names person and role but no login, so it is rejected as
 * an access token. (spec 3 Session token payload)
 */
export async function issueTokens(
  { _id, role }: Person,
  session: LoginSession,
  { db, clock, tokens }: Parts,
): Promise<SessionTokens> {
  const accessTokenExp = clock.inSeconds(ACCESS_LIFE)
  const refreshToken = makeSecret()
  const refreshTokenExp = clock.inSeconds(REFRESH_LIFE)
  await db
    .insert(refresh_token)
    .values({ _id: refreshToken, login_session: session._id, expires_at: refreshTokenExp })
  return {
    accessToken: tokens.sign({ role, _id, sid: session._id, exp: roundToSeconds(accessTokenExp) }),
    accessTokenExp,
    refreshToken,
    refreshTokenExp,
    session_token: tokens.sign({ role, _id, sid: '', exp: roundToSeconds(refreshTokenExp) }),
  }
}

/** Issues a token only for `device/post-login…`, as a login without a device. (ruling R33) */
export async function issueDeviceRemovalToken({ _id }: Person, { db, clock, tokens }: Parts) {
  const sid = makeId()
  await db.insert(login_session).values({ _id: sid, person: _id, device: NO_DEVICE, created_at: clock.iso() })
  const accessTokenExp = clock.inSeconds(DEVICE_REMOVAL_TOKEN_LIFE)
  const accessToken = tokens.sign({ role: 'half-login', _id, sid, exp: roundToSeconds(accessTokenExp) })
  return { next: 13 as const, accessToken, accessTokenExp }
}

/** A device without a login receives no pushes. (ruling R59) */
async function forgetPushTokens(deviceIds: readonly string[], db: Db): Promise<void> {
  await db.delete(push_registration).where(inArray(push_registration.device, [...deviceIds]))
}

/** Ends one login with its access and refresh tokens. */
export async function revokeSession(
  sessionId: string,
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
): Promise<void> {
  const ended = await db
    .update(login_session)
    .set({ revoked_at: clock.iso() })
    .where(eq(login_session._id, sessionId))
    .returning()
  await forgetPushTokens(
    ended.map((session) => session.device),
    db,
  )
}

/** Ends all logins of a device and removes it from the device limit. */
export async function removeDevice(
  deviceId: string,
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
): Promise<void> {
  const now = clock.iso()
  await db.update(device).set({ removed_at: now }).where(eq(device._id, deviceId))
  await db
    .update(login_session)
    .set({ revoked_at: now })
    .where(and(eq(login_session.device, deviceId), isNull(login_session.revoked_at)))
  await forgetPushTokens([deviceId], db)
}

/**
 * Ends one login, and frees its device unless a newer login is open there: a logout may arrive after the same
 * person has signed in again.
 */
export async function endLogin(sessionId: string, { db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const ended = await findById(db, login_session, sessionId)
  if (!ended) return
  await db.update(login_session).set({ revoked_at: clock.iso() }).where(eq(login_session._id, sessionId))
  const others = await listRows(
    db,
    login_session,
    and(eq(login_session.device, ended.device), isNull(login_session.revoked_at)),
  )
  if (others.length === 0) await removeDevice(ended.device, { db, clock })
}

/** Ends all logins of a person except the one that changed the password. */
export async function revokeOthers(
  personId: string,
  current: string | undefined,
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
): Promise<void> {
  const own = await findById(db, login_session, current ?? '')
  const others = and(
    eq(login_session.person, personId),
    isNull(login_session.revoked_at),
    ne(login_session._id, current ?? ''),
  )
  const ended = await db.update(login_session).set({ revoked_at: clock.iso() }).where(others).returning()
  const left = ended.filter(({ device: id }) => id !== own?.device)
  for (const { device: id } of left)
    await db.update(device).set({ removed_at: clock.iso() }).where(eq(device._id, id))
  await forgetPushTokens(
    left.map(({ device: id }) => id),
    db,
  )
}
