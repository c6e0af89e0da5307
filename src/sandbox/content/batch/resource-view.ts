/** Resources with addresses that are new in each reply. (ruling R46) */

import { inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Resource } from '#src/api/shapes/resource.ts'
import type { ResourceRow } from '../../database/tables/item.ts'
import { file } from '../../database/tables/message.ts'
import type { Services } from '../services.ts'
import { showBatchMark, type BatchData, showModuleMark } from './batch-data.ts'

export interface ShownFile {
  url: string
  name: string
  size: number
}

export async function readFiles(
  rows: readonly { file: string | null }[],
  { db, files }: Services,
): Promise<Map<string, ShownFile>> {
  const ids = rows.flatMap((row) => row.file ?? [])
  if (ids.length === 0) return new Map()
  const stored = await db.select().from(file).where(inArray(file._id, ids))
  return new Map(stored.map(({ _id, name, size }) => [_id, { url: files.getAddress(_id, name), name, size }]))
}

export async function showResources(
  rows: readonly ResourceRow[],
  batchData: BatchData,
  parts: Services,
): Promise<v.InferInput<typeof Resource>[]> {
  const files = await readFiles(rows, parts)
  return rows.map((row) => {
    const stored = row.file === null ? undefined : files.get(row.file)
    return {
      _id: row._id,
      title: row.title,
      kind: row.file === null ? 'link' : 'file',
      category: row.category,
      module: showModuleMark(batchData.modules, row.module),
      batch: showBatchMark(batchData),
      url: stored?.url ?? row.link ?? '',
      file_name: stored?.name ?? '',
      size: stored?.size ?? 0,
      created_at: row.created_at,
    }
  })
}
