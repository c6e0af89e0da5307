/** The question about statistics and advertising: whether it is open, and what was last said. (ruling R65) */

import { create } from 'zustand'
import { readConsent, writeConsent } from '#src/stores/browser/consent.ts'

interface ConsentState {
  isOpen: boolean
  /** Undefined while nothing was said. */
  hasAgreed: boolean | undefined
  /** Set by a person who opened it to change their word: gets the focus back. */
  opener: HTMLElement | undefined
}

const initial = (): ConsentState => ({ isOpen: false, hasAgreed: readConsent(), opener: undefined })

export const useConsent = create<ConsentState>(initial)

export function consentOpened(opener?: HTMLElement): void {
  useConsent.setState({ isOpen: true, hasAgreed: readConsent(), opener })
}

export function consentAnswered(hasAgreed: boolean): void {
  writeConsent(hasAgreed)
  const { opener } = useConsent.getState()
  useConsent.setState({ isOpen: false, hasAgreed, opener: undefined })
  opener?.focus({ preventScroll: true })
}

/** A word given in one tab is known in the others: their question closes, and what counts there begins or ends. */
export function followConsent(): void {
  globalThis.addEventListener('storage', () => {
    const hasAgreed = readConsent()
    const { isOpen, hasAgreed: known } = useConsent.getState()
    if (hasAgreed !== known)
      useConsent.setState({ hasAgreed, isOpen: isOpen && hasAgreed === undefined, opener: undefined })
  })
}

export function reset(): void {
  useConsent.setState(initial())
}
