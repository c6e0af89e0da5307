/** The plain frame: the mark, the way to help, and nothing that leads away (login, purchase). (picture 04) */
import { IconLifebuoy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { Logo } from '#src/ui/logo.tsx'
import { words } from '../words.ts'
import classes from './frame.module.css'
import { FrameMain } from './frame-main.tsx'

export function PlainView({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.plainBar}>
        <Link to={paths.home()} className={classes.mark}>
          <Logo />
        </Link>
        <Link to={paths.support()} className={classes.help}>
          <IconLifebuoy size={20} stroke={1.75} aria-hidden="true" />
          {words.help}
        </Link>
      </header>
      <FrameMain className={classes.main}>{children}</FrameMain>
    </div>
  )
}
