/** The question about statistics and advertising: whether it is open, and the last answer. (ruling R65) */

import { create } from 'zustand'
import { readConsent, writeConsent } from '#src/stores/browser/consent.ts'

interface ConsentState {
  isOpen: boolean
  /** Undefined until there is an answer. */
  hasAgreed: boolean | undefined
  /** Set if a person opened it to change their answer: gets the focus back. */
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

/** An answer in one tab applies to the others: their question closes, and measuring starts or stops there. */
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
