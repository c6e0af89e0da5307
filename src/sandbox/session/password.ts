/**
 * Passwords: verified with a limit on failures, and changed. A wrong one is 400, never 401, which would start
 * a refresh.
 */

import { eq } from 'drizzle-orm'
import { formatNumber } from '#src/lib/bn.ts'
import type { Db } from '../database/open.ts'
import { updateById } from '../database/queries.ts'
import { person, type Person } from '../database/tables/person.ts'
import type { Clock } from '../kernel/clock.ts'
import { BadField, HttpError } from '../kernel/http-error.ts'
import { PASSWORD_LEAST, PASSWORD_LOCK, PASSWORD_WRONG_TRIES } from './limits.ts'

interface Parts {
  db: Db
  clock: Clock
}

function refuseLocked({ locked_until }: Person, clock: Clock): void {
  if (locked_until === null || locked_until <= clock.iso()) return
  const wait = Math.ceil((Date.parse(locked_until) - clock.now().getTime()) / 1000)
  throw new HttpError(
    429,
    `অনেকবার ভুল পাসওয়ার্ড দেওয়া হয়েছে। ${formatNumber(Math.ceil(wait / 60))} মিনিট পর আবার চেষ্টা করুন।`,
    {
      headers: { 'retry-after': String(wait) },
    },
  )
}

/** Different encodings of letters such as ড় and কো are equal. */
const normalise = (password: string) => password.normalize('NFC')

/** The last wrong password of each account, unnormalised. */
const lastWrong = new WeakMap<Db, Map<string, string>>()

/**
 * True for the rejected password in its other encoding: a client tries both, which the person counts as one
 * attempt.
 */
function isOtherForm({ _id }: Person, password: string, db: Db): boolean {
  const wrong = lastWrong.get(db) ?? new Map<string, string>()
  const before = wrong.get(_id) ?? ''
  lastWrong.set(db, wrong.set(_id, password))
  return before !== password && normalise(before) === normalise(password)
}

/**
 * Rejects a wrong password at `field`; after five in a row the account is locked for a quarter of an hour.
 */
export async function checkPassword(
  account: Person,
  password: string,
  field: string,
  { db, clock }: Parts,
): Promise<void> {
  refuseLocked(account, clock)
  if (account.password === null) throw new BadField(field, 'এই অ্যাকাউন্টে পাসওয়ার্ড নেই। কোড দিয়ে লগইন করুন।')
  const isRight = normalise(account.password) === normalise(password)
  const isCounted = !isRight && !isOtherForm(account, password, db)
  const wrong = isRight ? 0 : account.wrong_passwords + (isCounted ? 1 : 0)
  const locked_until = wrong >= PASSWORD_WRONG_TRIES ? clock.inSeconds(PASSWORD_LOCK) : null
  await updateById(db, person, account._id, { wrong_passwords: locked_until ? 0 : wrong, locked_until })
  if (!isRight) throw new BadField(field, 'পাসওয়ার্ডটি মেলেনি। দেখে আবার লিখুন।')
}

export function refuseShort(password: string): void {
  if (password.length < PASSWORD_LEAST)
    throw new BadField('password', `কমপক্ষে ${formatNumber(PASSWORD_LEAST)} অক্ষরের পাসওয়ার্ড দিন।`)
}

export async function setPassword(personId: string, password: string, db: Db): Promise<void> {
  refuseShort(password)
  await db
    .update(person)
    .set({ password, wrong_passwords: 0, locked_until: null })
    .where(eq(person._id, personId))
}
