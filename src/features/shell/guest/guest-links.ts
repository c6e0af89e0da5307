/** The addresses that header, phone menu and footer lead to. */

import { paths } from '#src/lib/paths.ts'
import { words } from './words.ts'

export const mainLinks = [
  { to: paths.freeCourses(), text: words.freeClasses },
  { to: paths.assessments(), text: words.assessments },
  { to: paths.jobPlacement(), text: words.jobPlacement },
] as const
