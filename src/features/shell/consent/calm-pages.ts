/**
 * Pages for browsing: only there the question appears automatically, never over a form, a quiz, a payment,
 * certificates or work. (ruling R65)
 */

import { isPatternMatch } from '#src/lib/frame-address.ts'
import { paths } from '#src/lib/paths.ts'

const CALM: readonly string[] = [
  paths.home,
  paths.courses,
  paths.category,
  paths.course,
  paths.freeCourses,
  paths.freeCourse,
  paths.bundle,
  paths.assessments,
  paths.assessmentCategory,
  paths.assessment,
  paths.playlists,
  paths.jobPlacement,
  paths.howItWorks,
  paths.careerSupport,
  paths.academicDegrees,
  paths.skills,
  paths.download,
  paths.about,
  paths.dashboard,
  paths.routine,
  paths.myCourses,
].map(({ pattern }) => pattern)

/** A trailing slash does not make another page. */
export function isCalmPage(pathname: string): boolean {
  const bare = pathname.replace(/(?<=.)\/$/, '')
  return CALM.some((pattern) => isPatternMatch(pattern, bare))
}
