/** The frame of learners and talents: sidebar and top bar, on a phone the bottom bar. */

import type { ReactNode } from 'react'
import { Bell } from '#src/features/account/notifications/bell.tsx'
import { LearnerBar } from '#src/features/shell/learner/learner-bar.tsx'
import { bottomLinks } from '#src/features/shell/learner/learner-links.ts'
import { Sidebar } from '#src/features/shell/learner/sidebar.tsx'
import { words as learnerWords } from '#src/features/shell/learner/words.ts'
import { PhoneBarHead } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { PaletteField } from '#src/features/shell/search/palette-field.tsx'
import { SearchButton } from '#src/features/shell/search/search-button.tsx'
import { offers } from '#src/lib/features.ts'
import { useShell } from '#src/stores/shell/shell-store.ts'
import { BottomNav } from '#src/ui/frame/bottom-nav.tsx'
import { Box } from '#src/ui/layout/layout.tsx'
import { FrameMain } from './frame-main.tsx'
import { PersonMenu } from './person-menu.tsx'
import { useFirstPage } from './use-first-page.ts'
import classes from './frame.module.css'

interface LearnerViewProps {
  /** The left side of the phone's bar on pages that set nothing there. */
  phoneHead: ReactNode
  /** The talent's dashboard; the learner's pages stay reachable. */
  isTalentDesk?: boolean
  children: ReactNode
}

export function LearnerView({ phoneHead, isTalentDesk, children }: LearnerViewProps) {
  useFirstPage()
  // A page that needs the whole space hides the bars.
  const isTheatre = useShell((state) => state.isTheatre)
  // A page that links nowhere else, such as an exam, hides the sidebar too. The page's position in the tree
  // does not change, so it keeps its state.
  const isAside = useShell((state) => state.isAside)
  const hasBars = !isTheatre && !isAside
  return (
    <div className={classes.sided}>
      {!isAside && <Sidebar isTalentDesk={isTalentDesk} />}
      <Box grow shrink>
        {hasBars && (
          <LearnerBar
            phoneHead={<PhoneBarHead fallback={phoneHead} />}
            search={<PaletteField />}
            searchButton={<SearchButton />}
            bell={offers.notifications && <Bell />}
            account={<PersonMenu />}
          />
        )}
        <FrameMain className={hasBars ? classes.sidedMain : undefined}>{children}</FrameMain>
      </Box>
      {hasBars && <BottomNav label={learnerWords.navigation} links={bottomLinks} />}
    </div>
  )
}
