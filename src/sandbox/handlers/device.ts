/** The devices of an account, and removing one during a login. (ruling R33) */

import { and, eq, isNull } from 'drizzle-orm'
import type { device as rows } from '#src/api/contract/device.ts'
import type { Db } from '../database/open.ts'
import { findById, findRow } from '../database/queries.ts'
import { device, login_session } from '../database/tables/person.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { NotFound } from '../kernel/http-error.ts'
import { openDevices, openSession } from '../session/sign-in.ts'
import { removeDevice, revokeSession } from '../session/tokens.ts'

type DeviceRow = typeof device.$inferSelect

const REMOVED = 'ডিভাইসটি সরানো হয়েছে।'

/**
 * Metadata names a browser as `{ name, version }`. A device that signed in before release 0.2 has plain text.
 * (ruling R78)
 */
function formatName(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { name, version } = value as { name?: unknown; version?: unknown }
  return [name, version].filter((part) => typeof part === 'string').join(' ')
}

function showDevice({ _id, metadata, last_used_at }: DeviceRow, current: string | undefined) {
  const { browser, os, brand, model, deviceType } = metadata
  return {
    _id,
    browser: formatName(browser),
    os: formatName(os),
    brand: formatName(brand),
    model: formatName(model),
    deviceType: formatName(deviceType),
    last_seen_at: last_used_at,
    is_current: _id === current,
  }
}

async function findCurrentDevice(db: Db, loginSession: string | undefined): Promise<string | undefined> {
  if (loginSession === undefined) return undefined
  return (await findById(db, login_session, loginSession))?.device
}

/** Only an active device of the caller can be removed. */
async function refuseForeign(db: Db, deviceId: string, personId: string): Promise<void> {
  const own = and(eq(device._id, deviceId), eq(device.person, personId), isNull(device.removed_at))
  if (!(await findRow(db, device, own))) throw new NotFound('ডিভাইসটি')
}

export const deviceHandlers: HandlersOf<typeof rows> = {
  async list({ db, person, loginSession }) {
    const current = await findCurrentDevice(db, loginSession)
    return (await openDevices({ db }, person._id)).map((row) => showDevice(row, current))
  },
  async listPostLogin({ db, person }) {
    return (await openDevices({ db }, person._id)).map((row) => showDevice(row, undefined))
  },
  async logout({ db, clock, params, person }) {
    await refuseForeign(db, params.id, person._id)
    await removeDevice(params.id, { db, clock })
    return reply(REMOVED, null)
  },
  /** A device-removal token works for one removal; the new session replaces it. (ruling R33) */
  async logoutPostLogin(context) {
    const { db, params, person, loginSession = '' } = context
    await refuseForeign(db, params.id, person._id)
    await removeDevice(params.id, context)
    await revokeSession(loginSession, context)
    return reply(REMOVED, await openSession(person, context))
  },
}
