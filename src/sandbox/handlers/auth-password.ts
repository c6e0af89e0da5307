/** New passwords: with the old one, with a proved code, or with the grant of the forgot-password flow. (ruling R11) */
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { auth } from '#src/api/contract/auth.ts'
import { reset_token } from '../database/tables/person.ts'
import { say, type Handler } from '../kernel/handler.ts'
import { badField } from '../kernel/refusal.ts'
import { redeemOtp } from '../session/otp.ts'
import { checkPassword, setPassword } from '../session/password.ts'
import { revokeOthers } from '../session/tokens.ts'

type Auth = typeof auth

const CHANGED = 'পাসওয়ার্ড বদলানো হয়েছে।'

export const changePassword: Handler<Auth['changePassword']> = async (context) => {
  const { db, body, person: account, loginSession } = context
  await checkPassword(account, body.old_password, 'old_password', context)
  await setPassword(account._id, body.password, db)
  await revokeOthers(account._id, loginSession, context)
  return say(CHANGED, null)
}

export const verifyChangePassword: Handler<Auth['verifyChangePassword']> = async (context) => {
  const { db, body, person: account, loginSession } = context
  // The person chose whether the code went to the phone or to the e-mail.
  const contacts = [account.phone, account.email].filter((contact) => contact !== null)
  await redeemOtp(contacts, 'change-password', body.otp, context)
  await setPassword(account._id, body.password, db)
  await revokeOthers(account._id, loginSession, context)
  return say(CHANGED, null)
}

export const changePasswordForgot: Handler<Auth['changePasswordForgot']> = async (context) => {
  const { db, clock, body } = context
  const valid = and(eq(reset_token._id, body.reset_token), isNull(reset_token.used_at), gt(reset_token.expires_at, clock.iso()))
  const grant = await db.select().from(reset_token).where(valid).get()
  if (!grant) throw badField('reset_token', 'সময় শেষ হয়ে গেছে। আবার কোড নিয়ে শুরু করুন।')
  await setPassword(grant.person, body.password, db)
  await db.update(reset_token).set({ used_at: clock.iso() }).where(eq(reset_token._id, grant._id))
  await revokeOthers(grant.person, undefined, context)
  return say('পাসওয়ার্ড বদলানো হয়েছে। নতুন পাসওয়ার্ড দিয়ে লগইন করুন।', null)
}
