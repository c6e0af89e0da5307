/** The promo bar above the header and the promo popup: what the visitor has closed. (spec 3 `common`, ruling R39) */
import { create } from 'zustand'

interface PromoState {
  isTopBarClosed: boolean
  isPopupOpen: boolean
}

const initial: PromoState = { isTopBarClosed: false, isPopupOpen: false }

export const usePromo = create<PromoState>(() => initial)

export function promoBarClosed(): void {
  usePromo.setState({ isTopBarClosed: true })
}

export function promoPopupOpened(): void {
  usePromo.setState({ isPopupOpen: true })
}

export function promoPopupClosed(): void {
  usePromo.setState({ isPopupOpen: false })
}

export function reset(): void {
  usePromo.setState(initial)
}
