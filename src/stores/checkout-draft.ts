/**
 * What was chosen and typed at the checkout of a course or of levels: it outlives the login's reload, a failed call and the way to the gateway
 * and back, and goes when the purchase is done. Consent is never kept: it is given anew. (spec 4 Login success 1, ruling R16)
 */
import type { GatewayName } from '#src/lib/payment.ts'
import { draftDropped, useDraft } from './draft-store.ts'

export interface CheckoutDraft {
  /** Id of the schedule; none before one was chosen. */
  schedule?: string
  /** Ids of an assessment's levels; none before some were chosen. */
  levels?: readonly string[]
  method: GatewayName
  /** The code that is applied. */
  promo?: string
  /** A code went with a change of currency. */
  hasLostPromo?: boolean
  /** None before the person typed one of their own. */
  name?: string
}

interface KeptDraft extends CheckoutDraft {
  /** The query of the address the choice was made under: a link that names a batch or a code wins over an older choice. */
  under: string
}

const keyOf = (slug: string) => `checkout:${slug}`

export function useCheckoutDraft(slug: string, search: string): [CheckoutDraft, (change: Partial<CheckoutDraft>) => void] {
  const [kept, keep] = useDraft<KeptDraft | undefined>(keyOf(slug), undefined)
  const query = new URLSearchParams(search)
  const own: CheckoutDraft = kept ?? { method: 'bkash' }
  const draft: CheckoutDraft =
    kept?.under === search ? own : { ...own, schedule: query.get('schedule') || own.schedule, promo: query.get('promo') || own.promo }
  return [draft, (change) => keep({ ...draft, ...change, under: search })]
}

/** The key of an assessment's levels, where a course has its slug. */
export const levelsDraft = (assessmentId: string) => `assessment/${assessmentId}`

/** It was paid. */
export function checkoutDone(slug: string): void {
  draftDropped(keyOf(slug))
}
