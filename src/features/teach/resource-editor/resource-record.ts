/** Resources on their way, with their files. (spec 7 Resources, rulings R13, R36, R82) */

import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { resource } from '#src/api/contract/resource.ts'
import type { Resource } from '#src/api/shapes/resource.ts'
import { paths } from '#src/lib/paths.ts'
import { defineRecord } from '../shared/define-record.ts'
import { refetchResources } from './refetch-resources.ts'
import { buildBody, ResourceValues, readValues } from './resource-values.ts'

async function readAll(batch: string): Promise<Resource[]> {
  const groups = await call(resource.moduleWise, { query: { batch } }, { isQuiet: true })
  return groups.flatMap(({ resources }) => resources)
}

/** The contract only reads single resources in their list; one that is gone also leaves the page's list. */
async function readNewest(batch: string, id: string): Promise<Resource> {
  const found = (await readAll(batch)).find(({ _id }) => _id === id)
  if (found) return found
  void refetchResources()
  throw new ApiError('http', { status: 404 })
}

export const resourceRecord = defineRecord({
  fields: ResourceValues,
  create: {
    name: 'resource',
    row: resource.create,
    build: (values, _about, file) => ({ body: { link: undefined, ...buildBody(values, file) } }),
    hasArrived: async (values, { batch }) => {
      const { title, category } = buildBody(values, undefined)
      return (await readAll(batch)).some(
        (one) => one.title === title && one.category === category && one.module?._id === values.module,
      )
    },
  },
  update: {
    name: 'resource-edit',
    row: resource.update,
    build: (values, { id }, file) => ({ params: { id }, body: buildBody(values, file) }),
  },
  readThing: ({ batch, id }) => readNewest(batch, id),
  readFields: readValues,
  getPage: ({ batch }) => paths.teacherResources(batch),
  done: () => void refetchResources(),
})
