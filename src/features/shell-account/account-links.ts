/** Where a person's menu leads, by role. */
import { IconBooks, IconBriefcase, IconChalkboard, IconDevices, IconLifebuoy, IconReceipt, IconUserCircle } from '@tabler/icons-react'
import { paths } from '#src/lib/paths.ts'
import type { Role } from '#src/lib/role.ts'
import { words } from './menu-words.ts'

interface AccountLink {
  to: string
  text: string
  Icon: typeof IconBooks
}

const myCourses: AccountLink = { to: paths.myCourses(), text: words.myCourses, Icon: IconBooks }
const talentDesk: AccountLink = { to: paths.talentDesk(), text: words.talentDesk, Icon: IconBriefcase }
const support: AccountLink = { to: paths.support(), text: words.support, Icon: IconLifebuoy }
const own: readonly AccountLink[] = [
  { to: paths.profile(), text: words.profile, Icon: IconUserCircle },
  { to: paths.devices(), text: words.devices, Icon: IconDevices },
  { to: paths.transactions(), text: words.transactions, Icon: IconReceipt },
]

export const accountLinks: Readonly<Record<Role, readonly AccountLink[]>> = {
  guest: [],
  learner: [myCourses, ...own, support],
  talent: [myCourses, talentDesk, ...own, support],
  teacher: [{ to: paths.teacher(), text: words.teacher, Icon: IconChalkboard }, support],
}
