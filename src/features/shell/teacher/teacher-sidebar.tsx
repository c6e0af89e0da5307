/** The teacher's side navigation. (spec 9 Sidebar) */
import { IconLifebuoy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { paths } from '#src/lib/paths.ts'
import { sidebarToggled, useShell } from '#src/stores/shell/shell-store.ts'
import type { NavLink } from '#src/ui/frame/nav-links.ts'
import { SideFoot, SideList, SideNav, SideRow } from '#src/ui/frame/side-nav.tsx'
import { teacherLinks } from './teacher-links.ts'
import { words } from './words.ts'

const support: NavLink = { to: paths.support(), text: words.support, Icon: IconLifebuoy }

/** `card`: who works here. */
export function TeacherSidebar({ card }: { card?: ReactNode }) {
  const isExpanded = useShell((state) => state.isSidebarExpanded)
  return (
    <SideNav label={words.navigation} home={paths.home()} isExpanded={isExpanded}>
      <SideList>
        {teacherLinks.map((link) => (
          <SideRow key={link.to} link={link} isExpanded={isExpanded} />
        ))}
      </SideList>
      <SideFoot isExpanded={isExpanded} onToggle={sidebarToggled} card={card}>
        <SideRow link={support} isExpanded={isExpanded} />
      </SideFoot>
    </SideNav>
  )
}
