/** Accounts by phone or e-mail; addresses are stored in lower case. (ruling R32) */

import { eq } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { findRow } from '../database/queries.ts'
import { person, type Person } from '../database/tables/person.ts'
import { BadField, HttpError } from '../kernel/http-error.ts'

export interface Contact {
  kind: 'phone' | 'email'
  /** In stored form. */
  value: string
}

interface Asked {
  phone?: string | undefined
  msisdn?: string | undefined
  email?: string | undefined
}

/** Reads the contact of a body; `phone` and `msisdn` mean the same. */
export function parseContact({ phone, msisdn = phone, email }: Asked): Contact {
  if (msisdn !== undefined) return { kind: 'phone', value: msisdn }
  if (email !== undefined) return { kind: 'email', value: email.toLowerCase() }
  throw new BadField('phone', 'মোবাইল নম্বর বা ইমেইল দিন।')
}

export async function findAccount(db: Db, { kind, value }: Contact): Promise<Person | undefined> {
  return findRow(db, person, eq(person[kind], value))
}

/** Returns step 16 with the reason and the support contact. (ruling R11) */
export function refuseBanned(account: Person | undefined): void {
  if (account && account.ban_reason !== null)
    throw new HttpError(403, formatBanText(account.ban_reason), { data: { next: 16 } })
}

export function formatBanText(reason: string): string {
  return `${reason} সাহায্যের জন্য সাপোর্টে যোগাযোগ করুন।`
}
