/** Links of the account menu, by role. */

import {
  IconBellCog,
  IconBooks,
  IconBriefcase,
  IconCalendarMonth,
  IconCertificate,
  IconChalkboard,
  IconDevices,
  IconLifebuoy,
  IconNotes,
  IconReceipt,
  IconStairsUp,
  IconTarget,
  IconTimeline,
  IconUserCircle,
  IconUserStar,
} from '@tabler/icons-react'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import type { Role } from '#src/lib/role.ts'
import type { IconTileProps } from '#src/ui/pictures/icon-tile.tsx'
import { words } from './menu-words.ts'

interface AccountLink {
  to: string
  text: string
  Icon: typeof IconBooks
}

/** A phone's page shows these as tiles, with a line about the content; the notes give a number. */
export interface AccountTile extends AccountLink {
  note?: string
  tone: IconTileProps['tone']
}

const practice: AccountTile = {
  to: paths.practice(),
  text: words.practice,
  note: words.practiceText,
  Icon: IconTarget,
  tone: 'leaf',
}
const notes: AccountTile = { to: paths.notes(), text: words.notes, Icon: IconNotes, tone: 'neutral' }

/** On a phone these are only reachable from here: the bottom bar has no space for them. */
export const accountTiles: readonly AccountTile[] = [
  ...(offers.certificates
    ? [
        {
          to: paths.certificates(),
          text: words.certificates,
          note: words.certificatesText,
          Icon: IconCertificate,
          tone: 'due' as const,
        },
      ]
    : []),
  ...(offers.jobs
    ? [
        {
          to: paths.jobs(),
          text: words.jobs,
          note: words.jobsText,
          Icon: IconBriefcase,
          tone: 'info' as const,
        },
      ]
    : []),
  practice,
  notes,
]
const learning: readonly AccountLink[] = [
  { to: paths.myCourses(), text: words.myCourses, Icon: IconBooks },
  practice,
  notes,
  { to: paths.week(), text: words.week, Icon: IconCalendarMonth },
  { to: paths.transactions(), text: words.transactions, Icon: IconReceipt },
  ...(offers.assessments ? [{ to: paths.myAssessments(), text: words.assessments, Icon: IconStairsUp }] : []),
  { to: paths.workUpdates(), text: words.workUpdates, Icon: IconTimeline },
]
const jobPosts: AccountLink = { to: paths.teacherJobs(), text: words.jobs, Icon: IconBriefcase }
const talentDesk: AccountLink = { to: paths.talentDesk(), text: words.talentDesk, Icon: IconUserStar }
const support: AccountLink = { to: paths.support(), text: words.support, Icon: IconLifebuoy }
const own: readonly AccountLink[] = [
  { to: paths.profile(), text: words.profile, Icon: IconUserCircle },
  { to: paths.devices(), text: words.devices, Icon: IconDevices },
]

const buildAlerts = (to: string): AccountLink => ({ to, text: words.alerts, Icon: IconBellCog })

export const accountLinks: Readonly<Record<Role, readonly AccountLink[]>> = {
  guest: [],
  learner: [...learning, ...own, buildAlerts(paths.alertSettings()), support],
  talent: offers.talents
    ? [...learning, talentDesk, ...own, buildAlerts(paths.talentAlertSettings()), support]
    : [...learning, ...own, buildAlerts(paths.alertSettings()), support],
  teacher: [
    { to: paths.teacher(), text: words.teacher, Icon: IconChalkboard },
    ...(offers.jobs ? [jobPosts] : []),
    buildAlerts(paths.teacherAlertSettings()),
    support,
  ],
}
