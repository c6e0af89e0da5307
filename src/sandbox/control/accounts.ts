/** The accounts of the seed, with what one needs to log in as each of them. */
import { and, desc, gt, isNotNull, isNull } from 'drizzle-orm'
import { otp, person } from '../database/tables/person.ts'
import type { Kernel } from '../kernel/kernel.ts'

export interface Account {
  role: string
  name: string
  phone: string | null
  email: string | null
  password: string | null
  /** The newest code that was sent to this phone or address and can still be used. */
  otp: string | null
  note: string | null
}

export async function listAccounts({ db, clock }: Kernel): Promise<Account[]> {
  const people = await db.select().from(person).where(isNotNull(person.sandbox_note))
  const valid = and(isNull(otp.used_at), gt(otp.expires_at, clock.iso()))
  const codes = await db.select().from(otp).where(valid).orderBy(desc(otp.sent_at))
  return people.map(({ role, name, phone, email, password, sandbox_note }) => ({
    role,
    name,
    phone,
    email,
    password,
    otp: codes.find(({ to }) => to === phone || to === email)?.code ?? null,
    note: sandbox_note,
  }))
}
