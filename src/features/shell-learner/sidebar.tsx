/** The learner's sidebar: 240 px with words, 68 px without; it remembers which. (spec 9 Sidebar, pictures 05 and 07) */
import { IconDeviceMobile, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLifebuoy } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { bnNumber } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session-store.ts'
import { sidebarToggled, useShell } from '#src/stores/shell-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { careerLinks, isChosen, type LearnerLink, learnLinks } from './learner-links.ts'
import classes from './sidebar.module.css'
import { useDueCount } from './use-due-count.ts'
import { words } from './words.ts'

interface RowProps {
  link: LearnerLink
  isExpanded: boolean
  /** How many of them wait for the learner. */
  due?: number
}

function Row({ link, isExpanded, due = 0 }: RowProps) {
  const { pathname } = useLocation()
  const { to, text, Icon } = link
  const name = due > 0 ? words.due(text, due) : text
  return (
    <li>
      <Link
        to={to}
        className={classes.row}
        aria-current={isChosen(link, pathname) ? 'page' : undefined}
        aria-label={isExpanded ? undefined : name}
        title={isExpanded ? undefined : name}
      >
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        {isExpanded && text}
        {isExpanded && due > 0 && (
          <span className={classes.due}>
            {bnNumber(due)}
            <VisuallyHidden>{words.stillDue}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  )
}

function AppCard() {
  return (
    <div className={classes.app}>
      <p className={classes.appTitle}>{words.appTitle}</p>
      <p className={classes.appText}>{words.appText}</p>
      <Button size="xs" variant="default" fullWidth to={paths.download()} leftSection={<IconDeviceMobile size={16} stroke={2} />}>
        {words.getApp}
      </Button>
    </div>
  )
}

export function Sidebar() {
  const isExpanded = useShell((state) => state.isSidebarExpanded)
  const role = useSession((state) => state.role)
  const due = useDueCount()
  const Toggle = isExpanded ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  const support: LearnerLink = { to: paths.support(), text: words.support, Icon: IconLifebuoy }
  return (
    <nav className={classes.sidebar} data-expanded={isExpanded || undefined} aria-label={words.navigation}>
      <Link to={paths.home()} className={classes.home}>
        <Logo isMarkOnly={!isExpanded} />
      </Link>
      <ul className={classes.list}>
        {learnLinks.map((link) => (
          <Row key={link.to} link={link} isExpanded={isExpanded} due={link.to === paths.tasks() ? due : undefined} />
        ))}
      </ul>
      {isExpanded && <p className={classes.heading}>{words.career}</p>}
      <ul className={classes.list}>
        {careerLinks(role).map((link) => (
          <Row key={link.to} link={link} isExpanded={isExpanded} />
        ))}
      </ul>
      <div className={classes.foot}>
        {isExpanded && <AppCard />}
        <ul className={classes.footRow}>
          <Row link={support} isExpanded={isExpanded} />
          <li>
            <button
              type="button"
              className={classes.toggle}
              aria-expanded={isExpanded}
              aria-label={isExpanded ? words.fold : words.unfold}
              title={isExpanded ? words.fold : words.unfold}
              onClick={sidebarToggled}
            >
              <Toggle size={20} stroke={1.75} aria-hidden="true" />
            </button>
          </li>
        </ul>
      </div>
    </nav>
  )
}
