/** Seed images that the files of one test run share: the first file that needs one makes it. */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { inject } from 'vitest'
import { HAS_COPIES } from '#src/sandbox/database/node-engine.ts'
import { makeCalendar } from '#src/sandbox/seed/calendar.ts'
import {
  isImageGood,
  makeSeedImages,
  type SeedImage,
  type SeedImages,
} from '#src/sandbox/seed/seed-images.ts'

const own = makeSeedImages()
const folder = inject('seedImages')

const fileOf = (now: Date) => join(folder, `${makeCalendar(now).day(0)}.image`)

function readImage(now: Date): SeedImage | undefined {
  const file = fileOf(now)
  if (!existsSync(file)) return undefined
  const image = deserialize(readFileSync(file)) as SeedImage
  if (!isImageGood(image, now)) return undefined
  own.save(image)
  return image
}

const shared: SeedImages = {
  find: (now) => own.find(now) ?? readImage(now),
  save(image) {
    own.save(image)
    // Renamed into place, so that no other worker reads half of it.
    const half = `${fileOf(image.seededAt)}.${process.pid}`
    writeFileSync(half, serialize(image))
    renameSync(half, fileOf(image.seededAt))
  },
}

/** Undefined where Node cannot copy a database, so each test then seeds its own. */
export const sharedSeedImages = HAS_COPIES ? (folder === '' ? own : shared) : undefined
