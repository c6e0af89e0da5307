/**
 * Calls for what belongs to a batch; separate from its own table, which every page of a learner loads.
 * (ruling R63)
 */

import { read } from '#src/api/read.ts'
import { get } from '#src/api/row.ts'
import { CrossSale, EnrolledBundle, Referral } from '#src/api/shapes/belonging.ts'
import { buildList } from '#src/api/shapes/scalar.ts'

export const belonging = {
  referral: get('batch/referral/:id', { role: 'learner', reply: Referral }),
  bundleCourses: get('batch/enrolled-bundle-courses', { role: 'learner', reply: buildList(EnrolledBundle) }),
  crossSale: get('batch/cross-sale-suggestion', { role: 'learner', reply: CrossSale }),
}

export const readCrossSale = () => read(belonging.crossSale, {}, true)
export const readBundleCourses = () => read(belonging.bundleCourses, {}, true)
