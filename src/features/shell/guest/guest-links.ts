/** The links of header, phone menu and footer. */

import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { words } from './words.ts'

export const mainLinks = [
  ...(offers.freeCourses ? [{ to: paths.freeCourses(), text: words.freeClasses }] : []),
  ...(offers.assessments ? [{ to: paths.assessments(), text: words.assessments }] : []),
  ...(offers.placements ? [{ to: paths.jobPlacement(), text: words.jobPlacement }] : []),
]
