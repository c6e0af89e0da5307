/** One-time codes: to log in, to verify a new e-mail, to set a password. (ruling R11) */

import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { auth } from '#src/api/contract/auth.ts'
import type { VerifyReply } from '#src/api/shapes/session.ts'
import { insertRow } from '../database/queries.ts'
import { person, reset_token, type Person } from '../database/tables/person.ts'
import { reply, type Context, type HandlersOf, type MessageReply } from '../kernel/handler.ts'
import { BadField, NotFound, SignInRequired } from '../kernel/http-error.ts'
import { makeId, makeSecret } from '../kernel/new-id.ts'
import { parseContact, findAccount, refuseBanned, type Contact } from '../session/contact.ts'
import { RESET_LIFE } from '../session/limits.ts'
import { sendOtp, redeemOtp, type Purpose } from '../session/otp.ts'
import { readProfile } from '../session/profile.ts'
import { signIn } from '../session/sign-in.ts'
import { refuseTaken } from './auth-account.ts'

type Auth = typeof auth

const SENT = 'কোড পাঠানো হয়েছে।'

/** Codes that change an account go to that account's own contacts only. */
function refuseForeign(purpose: Purpose, { value }: Contact, asker: Person | undefined): void {
  if (purpose === 'login') return
  if (!asker) throw new SignInRequired()
  const own = purpose === 'verify-email' ? [asker.pending_email] : [asker.phone, asker.email]
  if (!own.includes(value))
    throw new BadField(value.includes('@') ? 'email' : 'msisdn', 'এই ঠিকানাটি আপনার অ্যাকাউন্টের নয়।')
}

type ForgotContext = Context<Auth['forgotPassword']> | Context<Auth['forgotPasswordMsisdn']>

async function startReset(context: ForgotContext) {
  const contact = parseContact(context.body)
  const account = await findAccount(context.db, contact)
  refuseBanned(account)
  if (!account) throw new NotFound('এই নম্বর বা ইমেইলের অ্যাকাউন্ট')
  return reply(SENT, { next: 5 as const, ...(await sendOtp(contact.value, 'forgot-password', context)) })
}

type ProofContext = Context<Auth['verifyOtp']> | Context<Auth['verifyOtpMsisdn']>

/** Step 7: the contact was unknown and is now verified; the name follows in step 2. */
async function createAccount({ kind, value }: Contact, { db, clock }: ProofContext): Promise<Person> {
  const now = clock.iso()
  return insertRow(db, person, {
    _id: makeId(),
    role: 'learner',
    [kind]: value,
    created_at: now,
    terms_accepted_at: now,
  })
}

async function grantReset(account: Person, { db, clock }: ProofContext) {
  const token = makeSecret()
  await db
    .insert(reset_token)
    .values({ _id: token, person: account._id, expires_at: clock.inSeconds(RESET_LIFE) })
  return reply('কোড যাচাই হয়েছে। এবার নতুন পাসওয়ার্ড দিন।', { next: 6 as const, reset_token: token })
}

/** Several accounts may wait for one address; the first to verify it gets it. */
async function takeEmail(email: string, context: ProofContext) {
  const { body, person: asker } = context
  if (!asker) throw new SignInRequired()
  if (asker.pending_email !== email) throw new BadField('email', 'এই ঠিকানাটি যাচাইয়ের অপেক্ষায় নেই।')
  await refuseTaken('email', email, asker._id, context.db)
  await redeemOtp([email], body.purpose, body.otp, context)
  await context.db.update(person).set({ email, pending_email: null }).where(eq(person._id, asker._id))
  return reply('ইমেইল যাচাই হয়েছে।', { verified_email: email, user: await readProfile(asker._id, context) })
}

async function prove(context: ProofContext): Promise<MessageReply<v.InferInput<typeof VerifyReply>>> {
  const { db, body } = context
  const contact = parseContact(body)
  if (body.purpose === 'verify-email') return takeEmail(contact.value, context)
  const account = await findAccount(db, contact)
  refuseBanned(account)
  await redeemOtp([contact.value], body.purpose, body.otp, context)
  if (body.purpose === 'login')
    return account ? signIn(account, context) : signIn(await createAccount(contact, context), context, 201)
  if (!account) throw new NotFound('অ্যাকাউন্টটি')
  return grantReset(account, context)
}

export const otpHandlers = {
  async sendOtp(context) {
    const { db, body, person: asker } = context
    const contact = parseContact(body)
    if (body.purpose === 'login') refuseBanned(await findAccount(db, contact))
    refuseForeign(body.purpose, contact, asker)
    return reply(SENT, await sendOtp(contact.value, body.purpose, context))
  },

  forgotPassword: startReset,

  forgotPasswordMsisdn: startReset,

  verifyOtp: prove,

  verifyOtpMsisdn: prove,
} satisfies Partial<HandlersOf<Auth>>
