/**
 * Stores the choices and texts of a checkout (of a course or of levels). They survive the login's reload, a
 * failed call and the trip to the gateway, and are deleted when the purchase is done. Consent is never
 * stored: it must be given again. (spec 4 Login success 1, ruling R16)
 */

import * as v from 'valibot'
import { GATEWAYS } from '#src/lib/payment.ts'
import { draftDropped } from './draft-store.ts'
import { useDraft } from './use-draft.ts'

const CheckoutDraft = v.object({
  /** Id of the schedule; unset until one is chosen. */
  schedule: v.optional(v.string()),
  /** Ids of an assessment's levels; unset until some are chosen. */
  levels: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  /** Unset until the person chooses one; then the first offered one is the default. */
  method: v.optional(v.picklist(GATEWAYS)),
  /** The applied code. */
  promo: v.optional(v.string()),
  /** A code was lost with a change of currency. */
  hasLostPromo: v.optional(v.boolean()),
  /** Unset until the person types one. */
  name: v.optional(v.string()),
})
export type CheckoutDraft = v.InferOutput<typeof CheckoutDraft>

const StoredDraft = v.object({
  ...CheckoutDraft.entries,
  /**
   * The query of the address at the time of the choice: a link that names a batch or a code overrides an
   * older choice.
   */
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

/** The key for an assessment's levels; a course uses its slug. */
export const buildLevelsKey = (assessmentId: string) => `assessment/${assessmentId}`

export function endCheckout(slug: string): void {
  draftDropped(getKey(slug))
}
