/** The promo bar above the header: whether the visitor has closed it. (spec 3 `common`, ruling R39) */

import { create } from 'zustand'
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
