/** Values in the profile's free record, which the account keeps beside each other. */

import { call } from './call.ts'
import { auth } from './contract/auth.ts'
import type { Profile } from './shapes/profile.ts'
import { setCached } from './use-api.ts'

/** Saved one after the other, since all values are in one record. */
let lastSave: Promise<unknown> = Promise.resolve()

type Values = Readonly<Record<string, string | boolean>>

async function save(values: Values): Promise<Profile> {
  // Read again, since another device may have written the record meanwhile.
  const { free_object: record } = await call(auth.me, {})
  const saved = await call(auth.update, { body: { free_object: { ...record, ...values } } })
  setCached(auth.me, {}, saved)
  return saved
}

export function saveExtra(values: Values): Promise<Profile> {
  const saving = lastSave.catch(() => undefined).then(() => save(values))
  lastSave = saving
  return saving
}
