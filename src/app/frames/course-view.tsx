/**
 * The frame of course pages: the public one without the promo bar. On a phone the page's own bar replaces the
 * header.
 */

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Account } from '#src/features/shell/account-menu/account.tsx'
import { FooterBelow } from '#src/features/shell/guest/footer-below.tsx'
import { GuestHeader } from '#src/features/shell/guest/guest-header.tsx'
import { PhoneBarHead } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { SearchButton } from '#src/features/shell/search/search-button.tsx'
import { SearchField } from '#src/features/shell/search/search-field.tsx'
import { words as searchWords } from '#src/features/shell/search/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Logo } from '#src/ui/frame/logo.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { FrameMain } from './frame-main.tsx'
import { LatePersonMenu } from './late-person-menu.tsx'
import classes from './frame.module.css'

function HomeMark() {
  return (
    <Link to={paths.home()} className={classes.mark}>
      <Logo size={30} />
    </Link>
  )
}

export function CourseView({ children }: { children: ReactNode }) {
  return (
    <div className={`${classes.page} ${classes.hasPhoneBar}`}>
      <div className={classes.wideOnly}>
        <GuestHeader
          search={<SearchField hint={searchWords.guestHint} />}
          searchButton={<SearchButton />}
          account={<Account menu={<LatePersonMenu />} />}
        />
      </div>
      <Row as="header" align="stretch" hideFrom="md" className={classes.phoneBar}>
        <PhoneBarHead fallback={<HomeMark />} />
      </Row>
      <FrameMain className={classes.main}>{children}</FrameMain>
      <FooterBelow />
    </div>
  )
}
