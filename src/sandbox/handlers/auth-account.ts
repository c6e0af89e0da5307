/** One's own account: profile, picture, onboarding, last purchase. (spec 3 User profile; rulings R11, R25, R38, R46) */

import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { auth } from '#src/api/contract/auth.ts'
import { isSubdomain } from '#src/lib/subdomain.ts'
import { usernameFaults } from '#src/lib/username-words.ts'
import { findUsernameFault } from '#src/lib/username.ts'
import { findPictureFault } from '../content/check-upload.ts'
import type { Db } from '../database/open.ts'
import { findById, findRow, listRows, updateById } from '../database/queries.ts'
import { batch as batches } from '../database/tables/batch.ts'
import { course } from '../database/tables/catalogue.ts'
import { booking, transaction_ } from '../database/tables/commerce.ts'
import { live } from '../database/tables/item.ts'
import { login_session, person, type Person } from '../database/tables/person.ts'
import { drawAvatar } from '../icons/avatars.ts'
import { getAvatarPath } from '../icons/icon-app.ts'
import { reply, type Context, type HandlersOf } from '../kernel/handler.ts'
import { BadField, Forbidden } from '../kernel/http-error.ts'
import { DEVICE_LIMIT } from '../session/limits.ts'
import { readProfile, showProfile } from '../session/profile.ts'
import { openDevices } from '../session/sign-in.ts'
import { NO_DEVICE } from '../session/tokens.ts'

type Auth = typeof auth

/** E-mail addresses and usernames are case-insensitive. */
export async function isTaken(
  field: 'email' | 'username',
  value: string,
  own: string,
  db: Db,
): Promise<boolean> {
  return (
    (await findRow(
      db,
      person,
      and(eq(sql`lower(${person[field]})`, value.toLowerCase()), ne(person._id, own)),
    )) !== undefined
  )
}

export async function refuseTaken(
  field: 'email' | 'username',
  value: string,
  own: string,
  db: Db,
): Promise<void> {
  if (await isTaken(field, value, own, db))
    throw new BadField(field, field === 'email' ? 'এই ইমেইলে আরেকটি অ্যাকাউন্ট আছে।' : 'এই ইউজারনেমটি আর খালি নেই।')
}

/** A new address waits in `pending_email` until it is verified. */
async function prepareEmail(email: string | null | undefined, account: Person, db: Db) {
  if (email === undefined) return {}
  if (email === null || email === '') {
    // Nobody could log in to the account again. (ruling R11)
    if (account.phone === null)
      throw new BadField('email', 'এই ইমেইল দিয়েই আপনি লগইন করেন, তাই এটি মোছা যায় না। বদলাতে নতুন ইমেইল লিখুন।')
    return { email: null, pending_email: null }
  }
  const small = email.toLowerCase()
  if (small === account.email) return { pending_email: null }
  await refuseTaken('email', small, account._id, db)
  return { pending_email: small }
}

async function refuseBadNames(
  { name, username }: Context<Auth['update']>['body'],
  { _id: own, username: current }: Person,
  db: Db,
): Promise<void> {
  if (name === '') throw new BadField('name', 'আপনার নাম লিখুন।')
  if (username === undefined || username === '') return
  if (!isSubdomain(username)) throw new BadField('username', 'শুধু ইংরেজি অক্ষর, সংখ্যা ও হাইফেন লিখুন।')
  const fault = findUsernameFault(username)
  if (fault && username !== current) throw new BadField('username', usernameFaults[fault])
  await refuseTaken('username', username, own, db)
}

async function findFirstClass(batch: string | null, db: Db) {
  if (batch === null) return undefined
  return (
    await listRows(db, live, and(eq(live.batch, batch), eq(live.is_cancelled, false)), live.starts_at)
  ).at(0)
}

export const accountHandlers = {
  me: (context) => showProfile(context.person, context),

  async update(context) {
    const { db, body, person: account } = context
    const { name, username, email, ...profile } = body
    await refuseBadNames(body, account, db)
    await updateById(db, person, account._id, {
      name,
      // Unique, so an empty one is stored as null.
      username: username === '' ? null : username,
      ...(await prepareEmail(email, account, db)),
      profile: { ...account.profile, ...profile },
    })
    return reply('প্রোফাইল সেভ হয়েছে।', await readProfile(account._id, context))
  },

  async registerIcon(context) {
    const { db, body, person: account } = context
    // Accepts the avatar's id and its address.
    const id = body.icon.replace(/^.*\//, '').replace(/\.svg$/, '')
    if (!drawAvatar(id)) throw new BadField('icon', 'তালিকা থেকে একটি ছবি বেছে নিন।')
    await updateById(db, person, account._id, { icon: getAvatarPath(id), picture_file: null })
    return reply('ছবিটি সেভ হয়েছে।', await readProfile(account._id, context))
  },

  async uploadImage(context) {
    const { db, body, files, person: account } = context
    const fault = await findPictureFault(body.image)
    if (fault !== undefined) throw new BadField('image', fault)
    const { _id } = await files.store(body.image, account._id)
    await db.update(person).set({ picture_file: _id }).where(eq(person._id, account._id))
    return reply('ছবি আপলোড হয়েছে।', await readProfile(account._id, context))
  },

  updateOnboard: async ({ db, body, person: account }) => {
    if (Object.keys(body).length > 0) await db.update(person).set(body).where(eq(person._id, account._id))
    const { is_first_onboarding_complete, is_batch_onboarding_complete, is_dashboard_onboarding_complete } = {
      ...account,
      ...body,
    }
    return { is_first_onboarding_complete, is_batch_onboarding_complete, is_dashboard_onboarding_complete }
  },

  async latestPurchase({ db, person: account }) {
    const found = await db
      .select()
      .from(transaction_)
      .innerJoin(course, eq(course._id, transaction_.course))
      .leftJoin(booking, eq(booking._id, transaction_.booking))
      .where(
        and(
          eq(transaction_.person, account._id),
          eq(transaction_.status, 'paid'),
          isNotNull(transaction_.decided_at),
        ),
      )
      .orderBy(desc(transaction_.decided_at))
      .get()
    if (!found) return null
    const { _id, slug, title } = found.course
    const { idx, decided_at } = found.transaction_
    const batch = await findById(db, batches, found.booking?.batch)
    const first = await findFirstClass(batch?._id ?? null, db)
    return {
      idx,
      title,
      course: { _id, slug, title },
      batch: batch?._id ?? null,
      batch_title: batch?.title,
      starts_at: batch?.starts_at ?? null,
      first_class: first ? { _id: first._id, title: first.title, start_at: first.starts_at } : null,
      paid_at: decided_at,
    }
  },

  async loginInfo({ db, params, person: account }) {
    if (params.id !== account._id) throw new Forbidden()
    const last = await db
      .select()
      .from(login_session)
      .where(and(eq(login_session.person, account._id), ne(login_session.device, NO_DEVICE)))
      .orderBy(desc(login_session.created_at))
      .get()
    return {
      _id: account._id,
      has_password: account.password !== null,
      last_login_at: last?.created_at ?? null,
      device_count: (await openDevices({ db }, account._id)).length,
      device_limit: DEVICE_LIMIT,
    }
  },
} satisfies Partial<HandlersOf<Auth>>
