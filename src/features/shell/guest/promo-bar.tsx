/**
 * The dark bar above the header. It is there from the first paint on, so that the page below it never moves. The offers are for
 * newcomers: whoever is signed in reads what we stand for.
 */
import { IconX } from '@tabler/icons-react'
import { promoBarClosed, usePromo } from './promo-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { usePart } from '#src/ui/hooks/use-part.ts'
import classes from './promo-bar.module.css'
import { PromoLine } from './promo-line.tsx'
import { words } from './words.ts'

const loadOffer = async () => (await import('./promo-offer.tsx')).PromoOffer

export function PromoBar() {
  const isClosed = usePromo((state) => state.isTopBarClosed)
  const isGuest = useSession((state) => state.status === 'guest')
  const offer = usePart(!isClosed && isGuest, loadOffer, { meanwhile: <PromoLine /> })
  if (isClosed) return null
  return (
    <aside className={classes.bar} aria-label={words.promoLabel}>
      {isGuest ? offer : <PromoLine />}
      <button type="button" className={classes.close} aria-label={words.promoCloses} onClick={promoBarClosed}>
        <IconX size={18} stroke={2} aria-hidden="true" />
      </button>
    </aside>
  )
}
