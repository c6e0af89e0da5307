/** Enrols the buyer of a bundle in a batch of each course: the permanent one, or the next that starts. (ruling R37) */

import { findById } from '../../database/queries.ts'
import { batch_learner } from '../../database/tables/batch.ts'
import { course } from '../../database/tables/catalogue.ts'
import { readSchedules, isOnSale } from '../catalogue/catalogue.ts'
import type { Services } from '../services.ts'

export async function joinBundle(
  person: string,
  bundleId: string,
  bookingId: string,
  parts: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const { db, clock } = parts
  const bundle = await findById(db, course, bundleId)
  const schedules = (await readSchedules(parts)).filter((row) => isOnSale(row, clock.iso()))
  for (const inner of bundle?.courses ?? []) {
    const batch = schedules.find((row) => row.course === inner)?.batch
    if (!batch) continue
    const place = { _id: `${batch}:${person}`, batch, person, booking: bookingId, joined_at: clock.iso() }
    await db.insert(batch_learner).values(place).onConflictDoNothing()
  }
}
