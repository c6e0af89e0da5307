/** The caller's account as `user/me` and every profile write return it. */

import { and, count, eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { findById } from '../database/queries.ts'
import { booking } from '../database/tables/commerce.ts'
import { person, type Person } from '../database/tables/person.ts'
import type { Files } from '../kernel/files.ts'
import type { Addresses } from '../kernel/handler.ts'
import { SignInRequired } from '../kernel/http-error.ts'
import { getPicture } from '../kernel/picture.ts'

interface Parts {
  db: Db
  files: Files
  addresses: Addresses
}

type Extras = Record<string, string | number | boolean | null>

async function countEnrolments(db: Db, personId: string): Promise<number> {
  const own = and(eq(booking.person, personId), eq(booking.status, 'active'))
  return (await db.select({ number: count() }).from(booking).where(own).get())?.number ?? 0
}

export async function showProfile(account: Person, parts: Parts) {
  const { profile, username, phone, email, pending_email, password } = account
  return {
    ...profile,
    preference: (profile.preference ?? {}) as Extras,
    free_object: (profile.free_object ?? {}) as Extras,
    profile_details: (profile.profile_details ?? {}) as Extras,
    _id: account._id,
    role: account.role,
    name: account.name,
    username: username ?? '',
    phone: phone ?? '',
    email: email ?? '',
    email_pending: pending_email ?? '',
    picture: getPicture(parts, account),
    has_password: password !== null,
    enrolled_count: await countEnrolments(parts.db, account._id),
    is_first_onboarding_complete: account.is_first_onboarding_complete,
    is_batch_onboarding_complete: account.is_batch_onboarding_complete,
    is_dashboard_onboarding_complete: account.is_dashboard_onboarding_complete,
  }
}

/** The profile after a write. */
export async function readProfile(personId: string, parts: Parts) {
  const account = await findById(parts.db, person, personId)
  if (!account) throw new SignInRequired()
  return showProfile(account, parts)
}
