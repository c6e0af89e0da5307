import { offers } from './features.ts'
import { paths } from './paths.ts'
import type { Role } from './role.ts'

const ownPages: Readonly<Record<Role, string>> = {
  guest: paths.home(),
  learner: paths.myCourses(),
  teacher: paths.teacher(),
  talent: offers.talents ? paths.talentDesk() : paths.myCourses(),
}

/** The start page of a role, for the way back from a public page. */
export function getOwnPage(role: Role): string {
  return ownPages[role]
}
