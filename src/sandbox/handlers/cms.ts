/** Pages of the content management. (spec 2, ruling R43) */
import type { cms as rows } from '#src/api/contract/cms.ts'
import { getById } from '../database/queries.ts'
import { cms } from '../database/tables/catalogue.ts'
import type { HandlersOf } from '../kernel/handler.ts'

export const cmsHandlers: HandlersOf<typeof rows> = {
  async page({ db, params }) {
    const found = await getById(db, cms, params.cmsKey, 'পাতাটি')
    return found.content
  },
}
