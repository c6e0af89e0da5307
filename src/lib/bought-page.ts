/** Finds the page after a payment: the bought course or levels, or the checkout for another try. (rulings R14, R37) */

import { offers } from '#src/lib/features.ts'
import { paths } from './paths.ts'

/** The fields of a transaction that distinguish a course or bundle from an assessment's levels. */
interface Payment {
  course?: { slug: string } | null
  schedule?: { _id: string } | null
  assessment?: { _id: string } | null
  batch?: string | null
}

interface BoughtPage {
  /** `courses`: each course of a bundle has its own batch; a single course may not have one yet. */
  kind: 'batch' | 'courses' | 'levels'
  to: string
}

export function findBoughtPage({ assessment, batch }: Payment): BoughtPage {
  if (offers.assessments && assessment) return { kind: 'levels', to: paths.myAssessment(assessment._id) }
  return batch ? { kind: 'batch', to: paths.batch(batch) } : { kind: 'courses', to: paths.myCourses() }
}

/** Undefined if the transaction names neither a course nor an assessment. */
export function getCheckoutPath({ course, schedule, assessment }: Payment): string | undefined {
  if (course) return paths.purchase(course.slug, { schedule: schedule?._id })
  return offers.assessments && assessment ? paths.purchaseLevels(assessment._id) : undefined
}
