/** The plain frame: the logo, a link to help, and nothing that leads away (login, purchase). */

import { IconLifebuoy } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { PhoneBarHead } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { Logo } from '#src/ui/frame/logo.tsx'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import { FrameMain } from './frame-main.tsx'
import { useFirstPage } from './use-first-page.ts'
import { words } from './words.ts'
import classes from './frame.module.css'

/** Most visitors of this frame come to log in, which does not wait for this; a purchase works without it. */
const PurchaseSteps = defineLazy(
  async () => (await import('#src/features/shop/checkout/purchase-steps.tsx')).PurchaseSteps,
  () => null,
)

function HomeMark() {
  return (
    <Link to={paths.home()} className={classes.mark}>
      <Logo />
    </Link>
  )
}

export function PlainView({ children }: { children: ReactNode }) {
  useFirstPage()
  const isPurchase = useLocation().pathname.startsWith(paths.purchase(''))
  return (
    <div className={classes.page}>
      <Row as="header" ground="surface" ruleBottom className={classes.plainBar} data-steps={isPurchase}>
        <Box hideBelow="md">
          <HomeMark />
        </Box>
        <Row align="stretch" hideFrom="md" className={classes.onNarrow}>
          <PhoneBarHead fallback={<HomeMark />} />
        </Row>
        {isPurchase && (
          <Suspense fallback={null}>
            <PurchaseSteps />
          </Suspense>
        )}
        <Link to={paths.support()} className={classes.help}>
          <IconLifebuoy size={20} stroke={1.75} aria-hidden="true" />
          {words.help}
        </Link>
      </Row>
      <FrameMain className={classes.main}>{children}</FrameMain>
    </div>
  )
}
