/**
 * New passwords: with the old one, with a verified code, or with the grant of the forgot-password flow.
 * (ruling R11)
 */

import { and, eq, gt, isNull } from 'drizzle-orm'
import type { auth } from '#src/api/contract/auth.ts'
import { findRow } from '../database/queries.ts'
import { reset_token } from '../database/tables/person.ts'
import { reply, type Context, type HandlersOf } from '../kernel/handler.ts'
import { BadField } from '../kernel/http-error.ts'
import { redeemOtp } from '../session/otp.ts'
import { checkPassword, refuseShort, setPassword } from '../session/password.ts'
import { revokeOthers } from '../session/tokens.ts'

type Auth = typeof auth

const CHANGED = 'পাসওয়ার্ড বদলানো হয়েছে।'

/** Changing the password ends all other logins and open reset tokens. */
async function changeTo(
  personId: string,
  password: string,
  context: Pick<Context, 'db' | 'clock' | 'loginSession'>,
): Promise<void> {
  const { db, clock, loginSession } = context
  await setPassword(personId, password, db)
  const open = and(eq(reset_token.person, personId), isNull(reset_token.used_at))
  await db.update(reset_token).set({ used_at: clock.iso() }).where(open)
  await revokeOthers(personId, loginSession, context)
}

export const passwordHandlers = {
  async changePassword(context) {
    const { body, person: account } = context
    await checkPassword(account, body.old_password, 'old_password', context)
    await changeTo(account._id, body.password, context)
    return reply(CHANGED, null)
  },

  async verifyChangePassword(context) {
    const { body, person: account } = context
    // A code works once, so it is not spent on a password that is rejected.
    refuseShort(body.password)
    // The person chose whether the code went to the phone or to the e-mail.
    const contacts = [account.phone, account.email].filter((contact) => contact !== null)
    await redeemOtp(contacts, 'change-password', body.otp, context)
    await changeTo(account._id, body.password, context)
    return reply(CHANGED, null)
  },

  async changePasswordForgot(context) {
    const { db, clock, body } = context
    const valid = and(
      eq(reset_token._id, body.reset_token),
      isNull(reset_token.used_at),
      gt(reset_token.expires_at, clock.iso()),
    )
    const grant = await findRow(db, reset_token, valid)
    if (!grant) throw new BadField('reset_token', 'সময় শেষ হয়ে গেছে। আবার কোড নিয়ে শুরু করুন।')
    await changeTo(grant.person, body.password, { ...context, loginSession: undefined })
    return reply('পাসওয়ার্ড বদলানো হয়েছে। নতুন পাসওয়ার্ড দিয়ে লগইন করুন।', null)
  },
} satisfies Partial<HandlersOf<Auth>>
