/** Files and links of a module. (spec 7 Resources) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { del, get, members, buildPage, patch, post } from '#src/api/row.ts'
import { CategoryResources, ModuleResources, Resource, ResourceDraft } from '#src/api/shapes/resource.ts'
import { Done, Id, buildList } from '#src/api/shapes/scalar.ts'

const ByModule = v.object({ batch: Id, module: v.optional(Id) })
const ByCategory = v.object({ batch: Id, category: v.optional(v.string()) })

export const resource = {
  list: get('resource', { role: members, force: { count: 100 }, reply: buildPage(Resource) }),
  moduleWise: get('resource/module-wise', {
    role: members,
    query: ByModule,
    reply: buildList(ModuleResources),
  }),
  categoryWise: get('resource/category-wise', {
    role: members,
    query: ByCategory,
    reply: buildList(CategoryResources),
  }),
  create: post('resource', { role: 'teacher', body: ResourceDraft, form: true, reply: Resource }),
  update: patch('resource/:id', {
    role: 'teacher',
    body: v.partial(ResourceDraft),
    form: true,
    reply: Resource,
  }),
  remove: del('resource/:id', { role: 'teacher', reply: Done }),
}

export const readResourcesByModule = (batch: string) => read(resource.moduleWise, { query: { batch } })
