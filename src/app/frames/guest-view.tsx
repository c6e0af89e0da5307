/** The public frame: promo bar, header, page, footer. */

import type { ReactNode } from 'react'
import { Account } from '#src/features/shell/account-menu/account.tsx'
import { FooterBelow } from '#src/features/shell/guest/footer-below.tsx'
import { GuestHeader } from '#src/features/shell/guest/guest-header.tsx'
import { PromoBar } from '#src/features/shell/guest/promo-bar.tsx'
import { SearchButton } from '#src/features/shell/search/search-button.tsx'
import { SearchField } from '#src/features/shell/search/search-field.tsx'
import { words as searchWords } from '#src/features/shell/search/words.ts'
import { FrameMain } from './frame-main.tsx'
import { LatePersonMenu } from './late-person-menu.tsx'
import classes from './frame.module.css'

export function GuestView({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <PromoBar />
      <GuestHeader
        search={<SearchField hint={searchWords.guestHint} />}
        searchButton={<SearchButton />}
        account={<Account menu={<LatePersonMenu />} />}
      />
      <FrameMain className={classes.main}>{children}</FrameMain>
      <FooterBelow />
    </div>
  )
}
