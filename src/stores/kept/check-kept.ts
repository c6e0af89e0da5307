/** Looks whether a class that is called “on the device” is there: a browser short of room deletes files and leaves the record. (ruling R68) */

import { listAddresses } from '#src/engines/streams/stream-playlist.ts'
import { changeKept, changeModule } from './change-kept.ts'
import { findKept, listKept, listModules } from './find-kept.ts'
import type { KeptModule } from './kept-class.ts'
import { buildKeptName, type KeptFiles, openKeptFiles } from './kept-disk.ts'
import { readKept } from './kept-store.ts'

/** How many files a playlist names, with those of the playlists in it, and how many of them are there. */
async function countFiles(
  files: KeptFiles,
  names: ReadonlySet<string>,
  playlist: string,
): Promise<{ all: number; there: number }> {
  const text = names.has(playlist) ? await (await files.find(playlist))?.text() : undefined
  if (text === undefined) return { all: 1, there: 0 }
  const sum = { all: 0, there: 0 }
  for (const name of new Set(listAddresses(text, playlist))) {
    const isPlaylist = name.endsWith('.m3u8')
    const has = Number(names.has(name) || name.endsWith('/gap'))
    const below = isPlaylist ? await countFiles(files, names, name) : { all: 1, there: has }
    sum.all += below.all
    sum.there += below.there
  }
  return sum
}

/** Tells whether a whole class is still whole; one that is not waits to be fetched again. */
export async function checkKept(id: string): Promise<boolean> {
  const record = findKept(id)
  if (record?.state !== 'done' || record.playlist === undefined) return false
  const files = await openKeptFiles(id)
  const { all, there } = await countFiles(files, await files.listNames(), record.playlist)
  if (all > 0 && there === all) return true
  const size = Math.round((record.size * there) / Math.max(1, all))
  await changeKept(id, { state: 'waiting', hasLost: true, stored: there, size })
  return false
}

/** Marks the files that the browser deleted; a module that lost some waits to be fetched again. */
async function checkModule({ id, state, files }: KeptModule): Promise<void> {
  if (state !== 'done') return
  const names = await (await openKeptFiles(id)).listNames()
  const checked = files.map((file) => ({
    ...file,
    isHere: file.isHere && names.has(buildKeptName(file.id)),
  }))
  if (checked.some(({ isHere }, at) => isHere !== files[at]?.isHere))
    await changeModule(id, { files: checked, state: 'waiting' })
}

let checking: Promise<void> | undefined

async function checkEach(): Promise<void> {
  await readKept()
  for (const { id } of listKept()) await checkKept(id).catch(() => undefined)
  for (const module of listModules()) await checkModule(module).catch(() => undefined)
}

/** Once for a page, or again. */
export async function checkAllKept(isAgain = false): Promise<void> {
  if (isAgain) checking = undefined
  await (checking ??= checkEach())
}
