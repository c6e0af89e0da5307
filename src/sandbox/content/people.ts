/** People as others see them: name and picture. */

import { inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Person as PersonShape, Teacher } from '#src/api/shapes/person.ts'
import { listRows } from '../database/queries.ts'
import { person, teacher } from '../database/tables/person.ts'
import { getPicture } from '../kernel/picture.ts'
import type { Services } from './services.ts'

export type ShownPerson = v.InferInput<typeof PersonShape>
export type ShownTeacher = v.InferInput<typeof Teacher>

/** Several people at once, by id. */
export async function readPeople(ids: readonly string[], parts: Services): Promise<Map<string, ShownPerson>> {
  if (ids.length === 0) return new Map()
  const rows = await listRows(parts.db, person, inArray(person._id, [...new Set(ids)]))
  return new Map(
    rows.map((row) => [row._id, { _id: row._id, name: row.name, picture: getPicture(parts, row) }]),
  )
}

/** Null if there is nobody to show. */
export async function readPerson(
  id: string | null | undefined,
  parts: Services,
): Promise<ShownPerson | null> {
  return (id && (await readPeople([id], parts)).get(id)) || null
}

/** All teachers in the catalogue; few enough to be read together. */
export async function readTeachers(parts: Services): Promise<Map<string, ShownTeacher>> {
  const rows = await parts.db.select().from(teacher)
  const people = await readPeople(
    rows.map(({ _id }) => _id),
    parts,
  )
  return new Map(rows.map((row) => [row._id, { ...row, ...people.get(row._id) }]))
}
