/** Resources with addresses that are made anew for each reply. (ruling R46) */
import { inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Resource } from '#src/api/shapes/resource.ts'
import { file } from '../database/tables/message.ts'
import { batchMark, type BatchWorld, moduleMark, type ResourceRow } from './batch-world.ts'
import type { Parts } from './parts.ts'

export interface ShownFile {
  url: string
  name: string
  size: number
}

export async function filesById(rows: readonly { file: string | null }[], { db, files }: Parts): Promise<Map<string, ShownFile>> {
  const ids = rows.flatMap((row) => row.file ?? [])
  if (ids.length === 0) return new Map()
  const kept = await db.select().from(file).where(inArray(file._id, ids))
  return new Map(kept.map(({ _id, name, size }) => [_id, { url: files.address(_id, name), name, size }]))
}

export async function showResources(
  rows: readonly ResourceRow[],
  world: BatchWorld,
  parts: Parts,
): Promise<v.InferInput<typeof Resource>[]> {
  const files = await filesById(rows, parts)
  return rows.map((row) => {
    const kept = row.file === null ? undefined : files.get(row.file)
    return {
      _id: row._id,
      title: row.title,
      kind: row.file === null ? 'link' : 'file',
      category: row.category,
      module: moduleMark(world.modules, row.module),
      batch: batchMark(world),
      url: kept?.url ?? row.link ?? '',
      file_name: kept?.name ?? '',
      size: kept?.size ?? 0,
      created_at: row.created_at,
    }
  })
}
