/** Where a payment leads on: to what was bought, or to where the same can be bought anew. (rulings R14, R37) */
import { paths } from './paths.ts'

/** What is read of a transaction: it is of a course or bundle, or of an assessment's levels. */
interface Payment {
  course?: { slug: string } | null
  schedule?: { _id: string } | null
  assessment?: { _id: string } | null
  batch?: string | null
}

interface BoughtPlace {
  /** `courses`: a bundle's courses each have their own batch, a course may not have one yet. */
  kind: 'batch' | 'courses' | 'levels'
  to: string
}

export function findBoughtPlace({ assessment, batch }: Payment): BoughtPlace {
  if (assessment) return { kind: 'levels', to: paths.myAssessment(assessment._id) }
  return batch ? { kind: 'batch', to: paths.batch(batch) } : { kind: 'courses', to: paths.myCourses() }
}

/** Undefined where nothing says what it was of. */
export function getCheckoutPath({ course, schedule, assessment }: Payment): string | undefined {
  if (course) return paths.purchase(course.slug, { schedule: schedule?._id })
  return assessment ? paths.purchaseLevels(assessment._id) : undefined
}
