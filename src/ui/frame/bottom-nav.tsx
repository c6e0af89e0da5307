/** The bottom bar on phones. (ruling R50) */

import { Link, useLocation } from 'react-router'
import { formatNumber } from '#src/lib/bn.ts'
import { Grid, Text } from '#src/ui/layout/layout.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from '#src/ui/words.ts'
import { isChosen, type NavLink } from './nav-links.ts'
import classes from './bottom-nav.module.css'

interface BottomNavProps {
  /** Names the navigation; invisible. */
  label: string
  /** Five links. */
  links: readonly NavLink[]
  /** The badge count of an address; 0 shows none. */
  waiting?: Readonly<Record<string, number>>
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Text as="span" tone="urgent" variant="mark" weight={700} className={classes.waiting}>
      {formatNumber(count)}
      <VisuallyHidden>{words.nav.stillWaiting}</VisuallyHidden>
    </Text>
  )
}

export function BottomNav({ label, links, waiting }: BottomNavProps) {
  const location = useLocation()
  return (
    <Grid as="nav" hideFrom="md" className={classes.bar} aria-label={label}>
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          className={classes.link}
          aria-current={isChosen(link, location) ? 'page' : undefined}
        >
          <link.Icon size={23} stroke={1.75} aria-hidden="true" />
          {link.text}
          <Waiting count={waiting?.[link.to] ?? 0} />
        </Link>
      ))}
    </Grid>
  )
}
