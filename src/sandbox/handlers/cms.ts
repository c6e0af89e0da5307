/** Pages of the content management. (spec 2, ruling R43) */
import { eq } from 'drizzle-orm'
import type { cms as rows } from '#src/api/contract/cms.ts'
import { cms } from '../database/tables/catalogue.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { NotFound } from '../kernel/http-error.ts'

export const cmsHandlers: HandlersOf<typeof rows> = {
  async page({ db, params }) {
    const found = await db.select().from(cms).where(eq(cms._id, params.cmsKey)).get()
    if (!found) throw new NotFound('পাতাটি')
    return found.content
  },
}
