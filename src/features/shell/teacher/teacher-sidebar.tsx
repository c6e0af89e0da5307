/**
 * The teacher's navigation, at the side or the bottom, with the number of unchecked submissions. (spec 9
 * Sidebar, picture 35)
 */

import type { ReactNode } from 'react'
import { readUncheckedCount } from '#src/api/contract/submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { countCheckedSince, useMarks } from '#src/stores/grading/marks-store.ts'
import { sidebarToggled, useShell } from '#src/stores/shell/shell-store.ts'
import { BottomNav } from '#src/ui/frame/bottom-nav.tsx'
import { SideFoot, SideList, SideNav, SideRow } from '#src/ui/frame/side-nav.tsx'
import { destinations, listOffered, shorten } from '../shared/destinations.ts'
import { words } from './words.ts'

/** The links of the side navigation and the bottom bar. (ruling R23) */
const teacherLinks = listOffered(['today', 'grading', 'levels', 'batches', 'notices']).map(shorten)
const support = shorten(destinations.support)

/** By address. */
function useWaiting(): Readonly<Record<string, number>> {
  const { data, fetchedAt = 0 } = useRead(readUncheckedCount(), { isQuiet: true })
  // Marked here since the count was read.
  const done = useMarks((marks) => countCheckedSince(marks, fetchedAt))
  return { [paths.submissions()]: Math.max((data?.total ?? 0) - done, 0) }
}

export function TeacherBottomNav() {
  return <BottomNav label={words.navigation} links={teacherLinks} waiting={useWaiting()} />
}

/** `card`: the teacher's name and picture. */
export function TeacherSidebar({ card }: { card?: ReactNode }) {
  const isExpanded = useShell((state) => state.isSidebarExpanded)
  const waiting = useWaiting()
  return (
    <SideNav label={words.navigation} home={paths.home()} isExpanded={isExpanded}>
      <SideList>
        {teacherLinks.map((link) => (
          <SideRow key={link.to} link={link} isExpanded={isExpanded} waiting={waiting[link.to] ?? 0} />
        ))}
      </SideList>
      <SideFoot isExpanded={isExpanded} onToggle={sidebarToggled} card={card}>
        <SideRow link={support} isExpanded={isExpanded} />
      </SideFoot>
    </SideNav>
  )
}
