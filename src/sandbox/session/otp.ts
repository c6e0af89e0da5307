/** One-time codes: sent, counted, verified once. (ruling R11) */

import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { formatNumber } from '#src/lib/bn.ts'
import type { Db } from '../database/open.ts'
import { listRows, updateById } from '../database/queries.ts'
import { otp } from '../database/tables/person.ts'
import type { Clock } from '../kernel/clock.ts'
import { BadField, HttpError } from '../kernel/http-error.ts'
import { makeId } from '../kernel/new-id.ts'
import { OTP_CODE, OTP_LIFE, OTP_RESEND_AFTER, OTP_SENT_MOST, OTP_WINDOW, OTP_WRONG_TRIES } from './limits.ts'

export type Purpose = (typeof otp.$inferSelect)['purpose']

interface Parts {
  db: Db
  clock: Clock
}

/** 429: too many codes were sent to this phone or address; the message says how long to wait. */
async function refuseTooMany(to: string, { db, clock }: Parts): Promise<void> {
  const recent = await listRows(
    db,
    otp,
    and(eq(otp.to, to), gt(otp.sent_at, clock.inSeconds(-OTP_WINDOW))),
    otp.sent_at,
  )
  const oldest = recent.at(-OTP_SENT_MOST)
  if (!oldest) return
  const wait = Math.ceil((Date.parse(oldest.sent_at) - clock.now().getTime()) / 1000) + OTP_WINDOW
  throw new HttpError(
    429,
    `অনেকবার কোড চাওয়া হয়েছে। ${formatNumber(Math.ceil(wait / 60))} মিনিট পর আবার চেষ্টা করুন।`,
    {
      headers: { 'retry-after': String(wait) },
    },
  )
}

/** Sends a code, which replaces an older one for the same purpose. */
export async function sendOtp(to: string, purpose: Purpose, parts: Parts) {
  const { db, clock } = parts
  await refuseTooMany(to, parts)
  const expires_at = clock.inSeconds(OTP_LIFE)
  await db
    .insert(otp)
    .values({ _id: makeId(), to, purpose, code: OTP_CODE, sent_at: clock.iso(), expires_at })
  return { length: OTP_CODE.length, resend_after: OTP_RESEND_AFTER, expires_at }
}

/**
 * Redeems the newest code sent to any of `contacts`; rejects a wrong one with the reason at the field `otp`.
 */
export async function redeemOtp(
  contacts: readonly string[],
  purpose: Purpose,
  code: string,
  { db, clock }: Parts,
): Promise<void> {
  // Of two codes with the same instant, the later row is newer.
  const newest = await db
    .select()
    .from(otp)
    .where(and(inArray(otp.to, contacts), eq(otp.purpose, purpose)))
    .orderBy(desc(otp.sent_at), desc(sql`rowid`))
    .get()
  if (!newest) throw new BadField('otp', 'আগে কোড পাঠান।')
  if (newest.used_at !== null) throw new BadField('otp', 'কোডটি একবার ব্যবহার হয়ে গেছে। নতুন কোড নিন।')
  if (newest.expires_at <= clock.iso()) throw new BadField('otp', 'কোডটির মেয়াদ শেষ। নতুন কোড নিন।')
  const left = OTP_WRONG_TRIES - newest.wrong_tries
  if (left <= 0) throw new HttpError(429, 'অনেকবার ভুল কোড দেওয়া হয়েছে। নতুন কোড নিন।')
  if (newest.code !== code) {
    await updateById(db, otp, newest._id, { wrong_tries: newest.wrong_tries + 1 })
    throw new BadField('otp', left > 1 ? 'OTP মেলেনি। কোডটি আবার দেখে লিখুন।' : 'OTP মেলেনি। নতুন কোড নিন।')
  }
  await db.update(otp).set({ used_at: clock.iso() }).where(eq(otp._id, newest._id))
}
