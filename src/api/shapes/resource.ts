/** Files and links of a module. (spec 7 Resources) */

import * as v from 'valibot'
import { BatchMark, ModuleMark } from './batch.ts'
import { Count, Id, Instant, Text, buildList } from './scalar.ts'
import { AnyFile, Filled } from './typed.ts'

/** The `url` of a file expires and is new in each reply; `size` in bytes. (ruling R46) */
export const Resource = v.object({
  _id: Id,
  title: Text,
  kind: v.picklist(['link', 'file']),
  category: Text,
  module: v.nullish(ModuleMark),
  batch: v.nullish(BatchMark),
  url: v.string(),
  file_name: Text,
  size: Count,
  created_at: Instant,
})
export type Resource = v.InferOutput<typeof Resource>

/** `resource/module-wise`: modules in order. */
export const ModuleResources = v.object({ module: ModuleMark, resources: buildList(Resource) })
export type ModuleResources = v.InferOutput<typeof ModuleResources>

/** `resource/category-wise`. */
export const CategoryResources = v.object({ category: Text, resources: buildList(Resource) })
export type CategoryResources = v.InferOutput<typeof CategoryResources>

/** The body of the resource writes. (spec 7 Resources, ruling R10) */
export const ResourceDraft = v.object({
  title: Filled,
  module: Id,
  category: Filled,
  link: v.optional(Filled),
  file: v.optional(AnyFile),
})
