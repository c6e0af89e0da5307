/** Signs in: finds or adds the device and opens the session. (rulings R11, R33) */

import { and, desc, eq, isNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { LoginReply } from '#src/api/shapes/session.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { insertRow } from '../database/queries.ts'
import { device, login_session, type Person } from '../database/tables/person.ts'
import type { Files } from '../kernel/files.ts'
import { reply, type Addresses, type MessageReply, type Visitor } from '../kernel/handler.ts'
import { makeId } from '../kernel/new-id.ts'
import { DEVICE_LIMIT } from './limits.ts'
import { showProfile } from './profile.ts'
import { issueDeviceRemovalToken, issueTokens, type Parts as TokenParts } from './tokens.ts'

interface Parts extends TokenParts {
  files: Files
  addresses: Addresses
  visitor: Visitor
}

const WELCOME = 'স্বাগতম! লগইন সফল হয়েছে।'
const TOO_MANY = `একসঙ্গে সর্বোচ্চ ${formatNumber(DEVICE_LIMIT)}টি ডিভাইসে লগইন থাকা যায়। চালিয়ে যেতে একটি ডিভাইস সরান।`

export function openDevices({ db }: Pick<Parts, 'db'>, personId: string) {
  const open = and(eq(device.person, personId), isNull(device.removed_at))
  return db.select().from(device).where(open).orderBy(desc(device.last_used_at))
}

/** Finds this browser's device, active or removed, or adds a new one. */
async function takeDevice({ _id: personId }: Person, { db, clock, visitor }: Parts): Promise<string> {
  const { fingerprint, metadata } = visitor
  const now = clock.iso()
  const same = and(eq(device.person, personId), eq(device.fingerprint, fingerprint))
  const [known] = await db
    .update(device)
    .set({ metadata, last_used_at: now, removed_at: null })
    .where(same)
    .returning()
  if (known) return known._id
  const made = { _id: makeId(), person: personId, fingerprint, metadata, created_at: now, last_used_at: now }
  await db.insert(device).values(made)
  return made._id
}

/** Opens the session without checking the device limit. `next: 2` asks for a name. */
export async function openSession(account: Person, parts: Parts) {
  const { db, clock } = parts
  const session = await insertRow(db, login_session, {
    _id: makeId(),
    person: account._id,
    device: await takeDevice(account, parts),
    created_at: clock.iso(),
  })
  const tokens = await issueTokens(account, session, parts)
  return {
    ...tokens,
    next: account.name === '' ? (2 as const) : null,
    user: await showProfile(account, parts),
  }
}

/** Opens a session, or issues a device-removal token when the device limit is reached. */
export async function signIn(
  account: Person,
  parts: Parts,
  status = 200,
): Promise<MessageReply<v.InferInput<typeof LoginReply>>> {
  const open = await openDevices(parts, account._id)
  const isKnown = open.some(({ fingerprint }) => fingerprint === parts.visitor.fingerprint)
  if (!isKnown && open.length >= DEVICE_LIMIT)
    return reply(TOO_MANY, await issueDeviceRemovalToken(account, parts))
  return reply(WELCOME, await openSession(account, parts), status)
}
