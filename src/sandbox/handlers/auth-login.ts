/** Finding the next login step, password logins, and logout. (ruling R11) */

import { eq } from 'drizzle-orm'
import type { auth } from '#src/api/contract/auth.ts'
import { person, type Person } from '../database/tables/person.ts'
import { reply, type Context, type HandlersOf } from '../kernel/handler.ts'
import { BadField } from '../kernel/http-error.ts'
import { getPicture } from '../kernel/picture.ts'
import { formatBanText, parseContact, findAccount, refuseBanned, type Contact } from '../session/contact.ts'
import { checkPassword } from '../session/password.ts'
import { signIn } from '../session/sign-in.ts'
import { endLogin } from '../session/tokens.ts'

type Auth = typeof auth

/** OtpOnly 0, PasswordOnly 1, PasswordWithName 4, Create 7, userBan 16. (spec 4) */
function getNextStep(account: Person | undefined) {
  if (!account) return 7
  if (account.ban_reason !== null) return 16
  if (account.password === null) return 0
  return account.name === '' ? 4 : 1
}

async function ensureName(
  account: Person,
  name: string | undefined,
  { db }: Pick<Context, 'db'>,
): Promise<Person> {
  if (account.name !== '') return account
  if (!name) throw new BadField('name', 'আপনার নাম লিখুন।')
  await db.update(person).set({ name }).where(eq(person._id, account._id))
  return { ...account, name }
}

type LoginContext = Context<Auth['login']> | Context<Auth['loginMsisdn']>

async function logInWithPassword(contact: Contact, context: LoginContext) {
  const { db, body } = context
  const account = await findAccount(db, contact)
  refuseBanned(account)
  if (!account) throw new BadField('password', 'পাসওয়ার্ডটি মেলেনি। দেখে আবার লিখুন।')
  await checkPassword(account, body.password, 'password', context)
  return signIn(await ensureName(account, body.name, context), context)
}

export const loginHandlers = {
  check: async ({ db, body, files, addresses }) => {
    const account = await findAccount(db, parseContact(body))
    const next = getNextStep(account)
    if (!account) return { next, user: null }
    if (account.ban_reason !== null) return reply(formatBanText(account.ban_reason), { next, user: null })
    // Anybody may type any number, so only the first name and the picture are shown.
    const [firstName = ''] = account.name.split(' ')
    return { next, user: { name: firstName, picture: getPicture({ files, addresses }, account) } }
  },

  login: (context) => logInWithPassword(parseContact(context.body), context),

  loginMsisdn: (context) => logInWithPassword(parseContact(context.body), context),

  async logout({ db, clock, loginSession = '' }) {
    await endLogin(loginSession, { db, clock })
    return reply('লগআউট হয়েছে।', null)
  },
} satisfies Partial<HandlersOf<Auth>>
