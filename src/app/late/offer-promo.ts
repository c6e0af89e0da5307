/** Brings the promo pop-up to a guest who keeps coming back; it looks for a good moment by itself. (spec 3 promo popup, spec 4 Visit counter) */
import { PROMO_VISIT, readVisits } from '#src/lib/visit-counter.ts'
import { findStorage } from '#src/stores/browser/guarded-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { latePartAdded } from '#src/stores/shell/late-parts-store.ts'

export function offerPromo(): void {
  if (readVisits(findStorage('sessionStorage')) < PROMO_VISIT || useSession.getState().status !== 'guest') return
  import('#src/features/shell/guest/promo-popup.tsx').then(
    ({ PromoPopup }) => latePartAdded('promo', PromoPopup),
    // The next visit tries again.
    () => undefined,
  )
}
