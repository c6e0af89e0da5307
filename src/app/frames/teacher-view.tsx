/** The teacher's frame: side navigation and top bar, on a phone the bottom bar. */

import type { ReactNode } from 'react'
import { Bell } from '#src/features/account/notifications/bell.tsx'
import { PhoneBarHead } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { SearchButton } from '#src/features/shell/search/search-button.tsx'
import { TeacherBottomNav, TeacherSidebar } from '#src/features/shell/teacher/teacher-sidebar.tsx'
import { offers } from '#src/lib/features.ts'
import { useShell } from '#src/stores/shell/shell-store.ts'
import { TopBar } from '#src/ui/frame/top-bar.tsx'
import { Box, Text } from '#src/ui/layout/layout.tsx'
import { FrameMain } from './frame-main.tsx'
import { PersonMenu } from './person-menu.tsx'
import { useFirstPage } from './use-first-page.ts'
import { words } from './words.ts'
import classes from './frame.module.css'

interface TeacherViewProps {
  /** The left side of the phone's bar on pages that set nothing there. */
  phoneHead: ReactNode
  /** Shows the teacher's name at the foot of the side navigation. */
  card?: ReactNode
  children: ReactNode
}

export function TeacherView({ phoneHead, card, children }: TeacherViewProps) {
  useFirstPage()
  // A page that needs the whole space hides the bars.
  const isTheatre = useShell((state) => state.isTheatre)
  const area = (
    <Text as="span" tone="muted" weight={600} className={classes.area}>
      {words.teacherArea}
    </Text>
  )
  return (
    <div className={classes.sided}>
      <TeacherSidebar card={card} />
      <Box grow shrink>
        {!isTheatre && (
          <TopBar phoneHead={<PhoneBarHead fallback={phoneHead} />} start={area} account={<PersonMenu />}>
            <SearchButton isOnWide />
            {offers.notifications && <Bell />}
          </TopBar>
        )}
        <FrameMain className={isTheatre ? undefined : classes.sidedMain}>{children}</FrameMain>
      </Box>
      {!isTheatre && <TeacherBottomNav />}
    </div>
  )
}
