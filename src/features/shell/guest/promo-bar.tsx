/**
 * The dark bar above the header. It is there from the first paint on, so that the page below it never moves.
 * The offers are for new visitors; signed-in people see the motto.
 */

import { IconX } from '@tabler/icons-react'
import { useSession } from '#src/stores/session/session-store.ts'
import { PromoLine } from './promo-line.tsx'
import { PromoOffer } from './promo-offer.tsx'
import { promoBarClosed, usePromo } from './promo-store.ts'
import { words } from './words.ts'
import classes from './promo-bar.module.css'

export function PromoBar() {
  const isClosed = usePromo((state) => state.isTopBarClosed)
  const isGuest = useSession((state) => state.status === 'guest')
  if (isClosed) return null
  return (
    <aside className={classes.bar} aria-label={words.promoLabel}>
      {isGuest ? <PromoOffer /> : <PromoLine />}
      <button type="button" className={classes.close} aria-label={words.promoCloses} onClick={promoBarClosed}>
        <IconX size={18} stroke={2} aria-hidden="true" />
      </button>
    </aside>
  )
}
