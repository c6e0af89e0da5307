/**
 * The foot of every step: terms, which are accepted once, when an account is created (ruling R11), and help,
 * both in new tabs, so that nothing typed is left. The frame of `/login` has the help link itself.
 */

import { IconLifebuoy } from '@tabler/icons-react'
import { useContext } from 'react'
import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { LoginSurfaceContext } from './login-surface-context.ts'
import { loginWords as words } from './words.ts'
import classes from './frame.module.css'

export function LoginFoot() {
  const place = useContext(LoginSurfaceContext)
  return (
    <Row justify="between" wrap gap={0} gapX={16} tone="muted" variant="small" className={classes.foot}>
      <Link to={paths.terms()} target="_blank">
        {words.terms}
      </Link>
      {place === 'panel' && (
        <Row as={Link} inline gap={6} touch to={paths.support()} target="_blank">
          <IconLifebuoy size={18} stroke={1.75} aria-hidden="true" />
          {words.help}
        </Row>
      )}
    </Row>
  )
}
