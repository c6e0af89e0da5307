/** The learner's sidebar; it remembers whether it shows labels. (spec 9 Sidebar) */

import { IconDeviceMobile } from '@tabler/icons-react'
import { auth } from '#src/api/contract/auth.ts'
import { readDays } from '#src/api/contract/overview.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { appPlatforms } from '#src/lib/brand.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { sidebarToggled, useShell } from '#src/stores/shell/shell-store.ts'
import { Button } from '#src/ui/button.tsx'
import { SideFoot, SideHeading, SideList, SideNav, SideRow } from '#src/ui/frame/side-nav.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { destinations, shorten } from '../shared/destinations.ts'
import { answers, getCareerLinks, learnLinks } from './learner-links.ts'
import { words } from './words.ts'
import classes from './sidebar.module.css'

/** The number of due assignments, if a screen has already read them. */
function useDueCount(): number {
  const now = useNow()
  const { data } = useRead(readDays(), { isCachedOnly: true })
  const items = data?.data.flatMap((day) => day.items) ?? []
  return items.filter(({ kind, at }) => kind === 'assignment' && Date.parse(at) > now).length
}

/** The number of unanswered interviews and offers; the sidebar works without it. (ruling R55) */
function useAnswerCount(isTalent: boolean): number {
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  const { data } = useApi(auth.talent, isTalent && isSignedIn ? {} : null, { isQuiet: true })
  return data ? data.waiting_interviews + data.open_offers : 0
}

const support = shorten(destinations.support)

function AppCard() {
  return (
    <div className={classes.app}>
      <p className={classes.appTitle}>{words.appTitle}</p>
      <p className={classes.appText}>{words.appText}</p>
      <Button
        size="xs"
        variant="default"
        fullWidth
        to={paths.download()}
        leftSection={<IconDeviceMobile size={16} stroke={2} />}
      >
        {words.getApp}
      </Button>
    </div>
  )
}

/** `isTalentDesk`: known before the person is. */
export function Sidebar({ isTalentDesk = false }: { isTalentDesk?: boolean }) {
  const isExpanded = useShell((state) => state.isSidebarExpanded)
  const isTalent = useSession((state) => state.role === 'talent') || isTalentDesk
  const waiting = new Map([
    [destinations.day, useDueCount()],
    [answers, useAnswerCount(isTalent)],
  ])
  return (
    <SideNav label={words.navigation} home={paths.home()} isExpanded={isExpanded}>
      <SideList>
        {learnLinks.map((link) => (
          <SideRow key={link.to} link={link} isExpanded={isExpanded} waiting={waiting.get(link)} />
        ))}
      </SideList>
      {isExpanded && <SideHeading>{words.career}</SideHeading>}
      <SideList>
        {getCareerLinks(isTalent).map((link) => (
          <SideRow key={link.to} link={link} isExpanded={isExpanded} waiting={waiting.get(link)} />
        ))}
      </SideList>
      <SideFoot
        isExpanded={isExpanded}
        onToggle={sidebarToggled}
        card={appPlatforms.length > 0 && <AppCard />}
      >
        <SideRow link={support} isExpanded={isExpanded} />
      </SideFoot>
    </SideNav>
  )
}
