/** The bottom bar on phones. (ruling R50) */
import { Link, useLocation } from 'react-router'
import { Grid } from '#src/ui/layout/layout.tsx'
import classes from './bottom-nav.module.css'
import { isChosen, type NavLink } from './nav-links.ts'

interface BottomNavProps {
  /** Whose navigation it is; not shown. */
  label: string
  /** Five. */
  links: readonly NavLink[]
}

export function BottomNav({ label, links }: BottomNavProps) {
  const location = useLocation()
  return (
    <Grid as="nav" hideFrom="md" className={classes.bar} aria-label={label}>
      {links.map((link) => (
        <Link key={link.to} to={link.to} className={classes.link} aria-current={isChosen(link, location) ? 'page' : undefined}>
          <link.Icon size={23} stroke={1.75} aria-hidden="true" />
          {link.text}
        </Link>
      ))}
    </Grid>
  )
}
