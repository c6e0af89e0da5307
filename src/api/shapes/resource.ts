/** Files and links that go with a module. (spec 7 Resources) */
import * as z from 'zod/mini'
import { BatchMark, ModuleMark } from './batch.ts'
import { Count, Id, Instant, Text, listOf } from './scalar.ts'
import { AnyFile, Filled } from './typed.ts'

/** `url` of a file expires and is given anew in each reply; `size` in bytes. (ruling R46) */
export const Resource = z.object({
  _id: Id,
  title: Text,
  kind: z.enum(['link', 'file']),
  category: Text,
  module: z.nullish(ModuleMark),
  batch: z.nullish(BatchMark),
  url: z.string(),
  file_name: Text,
  size: Count,
  created_at: Instant,
})
export type Resource = z.infer<typeof Resource>

/** `resource/module-wise`: modules in order. */
export const ModuleResources = z.object({ module: ModuleMark, resources: listOf(Resource) })
export type ModuleResources = z.infer<typeof ModuleResources>

/** `resource/category-wise`. */
export const CategoryResources = z.object({ category: Text, resources: listOf(Resource) })
export type CategoryResources = z.infer<typeof CategoryResources>

/** What the resource writes may send. (spec 7 Resources, ruling R10) */
export const ResourceDraft = z.object({ title: Filled, module: Id, category: Filled, link: z.optional(Filled), file: z.optional(AnyFile) })
