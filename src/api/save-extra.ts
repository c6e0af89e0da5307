/** Values in the profile's free record, which the account keeps beside each other. */

import { call, type CallOptions } from './call.ts'
import { auth } from './contract/auth.ts'
import type { Profile } from './shapes/profile.ts'
import { setCached } from './use-api.ts'

/** Saved one after the other, since all values are in one record. */
let lastSave: Promise<unknown> = Promise.resolve()

type Values = Readonly<Record<string, string | boolean>>

type Extras = Readonly<Record<string, unknown>>

/** Values, or what they become beside those that the account has now. */
type Change = Values | ((record: Extras) => Promise<Values>)

async function save(change: Change, options: CallOptions): Promise<Profile> {
  // Read again, since another device may have written the record meanwhile.
  const { free_object: record } = await call(auth.me, {}, options)
  const values = typeof change === 'function' ? await change(record ?? {}) : change
  const saved = await call(auth.update, { body: { free_object: { ...record, ...values } } }, options)
  setCached(auth.me, {}, saved)
  return saved
}

export function saveExtra(change: Change, options: CallOptions = {}): Promise<Profile> {
  const saving = lastSave.catch(() => undefined).then(() => save(change, options))
  lastSave = saving
  return saving
}
