/**
 * Stores the choices and texts of the checkout of a course or of levels: it outlives the login's reload, a failed call and the way to the gateway
 * and back, and goes when the purchase is done. Consent is never stored: it is given anew. (spec 4 Login success 1, ruling R16)
 */

import * as v from 'valibot'
import { GATEWAYS } from '#src/lib/payment.ts'
import { draftDropped } from './draft-store.ts'
import { useDraft } from './use-draft.ts'

const CheckoutDraft = v.object({
  /** Id of the schedule; none before one was chosen. */
  schedule: v.optional(v.string()),
  /** Ids of an assessment's levels; none before some were chosen. */
  levels: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  /** None before the person chose one: the first of those offered stands for it. */
  method: v.optional(v.picklist(GATEWAYS)),
  /** The code that is applied. */
  promo: v.optional(v.string()),
  /** A code went with a change of currency. */
  hasLostPromo: v.optional(v.boolean()),
  /** None before the person typed one of their own. */
  name: v.optional(v.string()),
})
export type CheckoutDraft = v.InferOutput<typeof CheckoutDraft>

const StoredDraft = v.object({
  ...CheckoutDraft.entries,
  /** The query of the address the choice was made under: a link that names a batch or a code wins over an older choice. */
  under: v.string(),
})

const getKey = (slug: string) => `checkout:${slug}`

export function useCheckoutDraft(
  slug: string,
  search: string,
): [CheckoutDraft, (change: Partial<CheckoutDraft>) => void] {
  const [stored, store] = useDraft(getKey(slug), StoredDraft, undefined)
  const query = new URLSearchParams(search)
  const own: CheckoutDraft = stored ?? {}
  const draft: CheckoutDraft =
    stored?.under === search
      ? own
      : { ...own, schedule: query.get('schedule') || own.schedule, promo: query.get('promo') || own.promo }
  return [draft, (change) => store({ ...draft, ...change, under: search })]
}

/** The key of an assessment's levels, where a course has its slug. */
export const buildLevelsKey = (assessmentId: string) => `assessment/${assessmentId}`

export function endCheckout(slug: string): void {
  draftDropped(getKey(slug))
}
