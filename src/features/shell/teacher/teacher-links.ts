/** Links of the teacher's side navigation and bottom bar. (ruling R23) */

import {
  IconCalendarEvent,
  IconClipboardCheck,
  IconSpeakerphone,
  IconStairsUp,
  IconUsersGroup,
} from '@tabler/icons-react'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import type { NavLink } from '#src/ui/frame/nav-links.ts'
import { words } from './words.ts'

export const teacherLinks: readonly NavLink[] = [
  { to: paths.teacher(), text: words.today, Icon: IconCalendarEvent, isExact: true },
  { to: paths.submissions(), text: words.submissions, Icon: IconClipboardCheck },
  ...(offers.assessments ? [{ to: paths.teacherLevels(), text: words.levels, Icon: IconStairsUp }] : []),
  { to: paths.teacherBatches(), text: words.batches, Icon: IconUsersGroup },
  { to: paths.teacherNotices(), text: words.notices, Icon: IconSpeakerphone },
]
