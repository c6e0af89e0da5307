/** Handlers of the records that belong to a batch. (ruling R63) */

import type { belonging as rows } from '#src/api/contract/belonging.ts'
import { openBatch } from '../content/batch/batch-data.ts'
import { listBundles, showReferral, suggestCourse } from '../content/commerce/belonging.ts'
import type { HandlersOf } from '../kernel/handler.ts'

export const belongingHandlers: HandlersOf<typeof rows> = {
  async referral(context) {
    const { db, params, person } = context
    await openBatch(params.id, person, db)
    return showReferral(person, params.id, context)
  },

  async bundleCourses(context) {
    return listBundles(context.person, context)
  },

  async crossSale(context) {
    return suggestCourse(context.person, context)
  },
}
