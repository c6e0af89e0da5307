/** The plain working frame of talents: the mark, whose desk this is, the person. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Bell } from '#src/features/account/notifications/bell.tsx'
import { UserMenu } from '#src/features/shell/account-menu/user-menu.tsx'
import { paths } from '#src/lib/paths.ts'
import { Logo } from '#src/ui/frame/logo.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './frame.module.css'
import { FrameMain } from './frame-main.tsx'

interface WorkViewProps {
  /** The name of the desk. */
  area: string
  children: ReactNode
}

export function WorkView({ area, children }: WorkViewProps) {
  return (
    <div className={classes.page}>
      <Row as="header" ground="surface" rule="bottom" className={classes.plainBar}>
        <Link to={paths.home()} className={classes.mark}>
          <Logo />
        </Link>
        <Text as="span" tone="muted" weight={600} hideBelow="md" className={classes.area}>
          {area}
        </Text>
        <Row>
          <Bell />
          <UserMenu />
        </Row>
      </Row>
      <FrameMain className={classes.main}>{children}</FrameMain>
    </div>
  )
}
