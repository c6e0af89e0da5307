/** The promo bar above the header: whether the visitor has closed it. (spec 3 `common`, ruling R39) */

import { create } from 'zustand'
import type { PublicPromo } from '#src/api/shapes/booking.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

interface PromoState {
  isTopBarClosed: boolean
}

const initial: PromoState = { isTopBarClosed: false }

export const usePromo = create<PromoState>(() => initial)

export function promoBarClosed(): void {
  usePromo.setState({ isTopBarClosed: true })
}

export function reset(): void {
  usePromo.setState(initial)
}

runAtSessionEnd(reset)

/** The offer that the bar shows. */
export const findBarPromo = (promos: readonly PublicPromo[]) =>
  promos.find((each) => each.course_slug) ?? promos[0]
