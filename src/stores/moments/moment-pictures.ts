/**
 * Pictures of a moment of a video, which the person took for a note. The contract has no place for them, so they lie on this device, in a database of
 * their owner, until the logout. (rulings R21, R45, docs/decisions/0033)
 */

import { del, entries, get, keys, promisifyRequest, set } from 'idb-keyval'
import { guardDatabase } from '#src/stores/browser/guarded-database.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { buildMomentsName } from './forget-moments.ts'

/** The number of pictures, of some 30 kB each; the oldest is deleted first. */
const MOST = 300

interface Moment {
  picture: Blob
  at: number
}

type Database = ReturnType<typeof guardDatabase>
const opened = new Map<string, Database>()

function openOwn(owner = getOwner()): Database {
  const name = buildMomentsName(owner)
  const database = opened.get(name) ?? guardDatabase(name, 'pictures')
  opened.set(name, database)
  return database
}

/** False if the device does not store it. */
export async function storeMoment(id: string, picture: Blob, at: number): Promise<boolean> {
  const done = await openOwn().run(async (store) => {
    const known = await keys<string>(store)
    if (known.length >= MOST) {
      const all = (await entries<string, Moment>(store)).toSorted(([, one], [, other]) => one.at - other.at)
      for (const [key] of all.slice(0, all.length - MOST + 1)) await del(key, store)
    }
    await set(id, { picture, at }, store)
  })
  return done !== undefined
}

export async function readMoment(id: string): Promise<Blob | undefined> {
  return (await openOwn().run((store) => get<Moment>(id, store)))?.value?.picture
}

// An open connection would hold up the deletion of the database.
runAtSessionEnd((ending, owner) => {
  if (ending !== 'logged-out' || owner === undefined) return
  const name = buildMomentsName(owner)
  const database = opened.get(name)
  opened.delete(name)
  void database?.run((store) =>
    store('readwrite', (pictures) => {
      pictures.clear()
      // The browser closes it once this has happened.
      pictures.transaction.db.close()
      return promisifyRequest(pictures.transaction)
    }),
  )
})
