/** Writes resources for a teacher: a link or a file, in a module. (spec 7 Resources, rulings R19, R46) */

import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { ResourceDraft } from '#src/api/shapes/resource.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { findById, insertRow } from '../../database/queries.ts'
import { module } from '../../database/tables/batch.ts'
import { resource, type ResourceRow } from '../../database/tables/item.ts'
import type { Person } from '../../database/tables/person.ts'
import { BadField } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import { checkUpload } from '../check-upload.ts'
import type { Services } from '../services.ts'
import { assertBatchAccess, findInOwnBatch } from './batch-data.ts'

type Draft = v.InferOutput<typeof ResourceDraft>

function findOwnResource(id: string, person: Person, { db }: Services) {
  return findInOwnBatch(resource, id, 'রিসোর্সটি', person, db)
}

async function findBatch(moduleId: string, person: Person, { db }: Services): Promise<string> {
  const found = await findById(db, module, moduleId)
  if (!found) throw new BadField('module', 'একটি মডিউল বেছে নিন।')
  await assertBatchAccess(found.batch, person, db)
  return found.batch
}

/** A new link replaces the file, and a new file the link. */
async function readContent(
  { link, file }: Partial<Draft>,
  person: Person,
  { files }: Services,
): Promise<Partial<ResourceRow>> {
  if (link !== undefined && file !== undefined) throw new BadField('link', 'লিংক অথবা ফাইল, যেকোনো একটি দিন।')
  if (file !== undefined) {
    await checkUpload(file)
    return { file: (await files.store(file, person._id))._id, link: null }
  }
  if (link === undefined) return {}
  const address = parseExternalLink(link)
  if (address === undefined) throw new BadField('link', 'লিংকটি ঠিক নয়। https:// দিয়ে শুরু করে লিখুন।')
  return { link: address, file: null }
}

export async function addResource(
  { title, category, module: batchId, ...content }: Draft,
  person: Person,
  parts: Services,
) {
  const batch = await findBatch(batchId, person, parts)
  if (content.link === undefined && content.file === undefined)
    throw new BadField('file', 'একটি ফাইল দিন, অথবা লিংক লিখুন।')
  const row = await insertRow(parts.db, resource, {
    _id: makeId(),
    batch,
    module: batchId,
    title,
    category,
    ...(await readContent(content, person, parts)),
    created_at: parts.clock.iso(),
  })
  return { ...row, batch }
}

export async function changeResource(id: string, draft: Partial<Draft>, person: Person, parts: Services) {
  const before = await findOwnResource(id, person, parts)
  const { title, category, module: batchId, ...content } = draft
  if (batchId !== undefined && (await findBatch(batchId, person, parts)) !== before.batch)
    throw new BadField('module', 'এই ব্যাচের একটি মডিউল বেছে নিন।')
  const changes = { title, category, module: batchId, ...(await readContent(content, person, parts)) }
  if (Object.values(changes).every((value) => value === undefined)) return before
  await parts.db.update(resource).set(changes).where(eq(resource._id, id))
  return findOwnResource(id, person, parts)
}

export async function removeResource(id: string, person: Person, parts: Services): Promise<void> {
  await findOwnResource(id, person, parts)
  await parts.db.delete(resource).where(eq(resource._id, id))
}
