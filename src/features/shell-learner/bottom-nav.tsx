/** The bottom bar on phones. (ruling R50) */
import { Link, useLocation } from 'react-router'
import classes from './bottom-nav.module.css'
import { bottomLinks, isChosen } from './learner-links.ts'
import { words } from './words.ts'

export function BottomNav() {
  const { pathname } = useLocation()
  return (
    <nav className={classes.bar} aria-label={words.navigation}>
      {bottomLinks.map((link) => (
        <Link key={link.to} to={link.to} className={classes.link} aria-current={isChosen(link, pathname) ? 'page' : undefined}>
          <link.Icon size={23} stroke={1.75} aria-hidden="true" />
          {link.text}
        </Link>
      ))}
    </nav>
  )
}
