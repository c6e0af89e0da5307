/**
 * The buyer's name as typed or known, checked and saved in the profile, from which the invoice takes it.
 * (spec 3 User profile)
 */

import { useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import type { Profile } from '#src/api/shapes/profile.ts'
import { useApi } from '#src/api/use-api.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { isForeignPhone, listGateways, type OfferedGateways } from '#src/lib/payment.ts'
import { loginAsked, loginClosed } from '#src/stores/session/login-panel-store.ts'
import { profileRead, useSession } from '#src/stores/session/session-store.ts'
import { words } from './words.ts'

/**
 * The profile tells the country of the number: until it has loaded, the order of the gateways is unknown, and
 * nothing may move afterwards.
 */
export function useOfferedGateways(): { gateways: OfferedGateways; isForeign: boolean; isAwaited: boolean } {
  const isGuest = useSession(({ status }) => status === 'guest')
  const { data, isLoading } = useApi(auth.me, isGuest ? null : {}, { isQuiet: true })
  return { gateways: listGateways(data?.phone), isForeign: isForeignPhone(data?.phone), isAwaited: isLoading }
}

export interface BuyerState {
  name: string
  nameError: string | undefined
  profile: Profile | undefined
  /** The profile is loading. */
  isAwaited: boolean
  isGuest: boolean
  /** False if the name is missing: its error is shown and its field gets the focus. */
  isReady: () => boolean
  save: () => Promise<void>
}

export function useBuyer(typed: string | undefined): BuyerState {
  const isGuest = useSession(({ status }) => status === 'guest')
  const knownName = useSession(({ user }) => user?.name)
  const { data: profile, isLoading: isAwaited } = useApi(auth.me, isGuest ? null : {}, { isQuiet: true })
  const [wasAsked, setAsked] = useState(false)
  const known = profile?.name ?? knownName ?? ''
  const name = typed ?? known
  const isMissing = isBlank(name)

  function isReady(): boolean {
    setAsked(true)
    if (isMissing) document.querySelector<HTMLInputElement>('#buyer-name')?.focus()
    return !isMissing
  }
  async function save(): Promise<void> {
    const wanted = name.trim()
    if (wanted !== known) profileRead(await call(auth.update, { body: { name: wanted } }))
  }
  return {
    name,
    nameError: wasAsked && isMissing ? words.nameMissing : undefined,
    profile,
    isAwaited,
    isGuest,
    isReady,
    save,
  }
}

/**
 * Opens the login over the checkout and shows the item in it. Afterwards the page reloads, by rule 1. (spec 4
 * Login success)
 */
export function askLogin(title: string, price: number | undefined): void {
  loginAsked({ context: { title, price } })
}

/** The same without a press, as long as the page stays. */
export function useLoginOfPage(isWanted: boolean, title: string, price: number | undefined): void {
  useEffect(() => {
    if (!isWanted) return undefined
    loginAsked({ isOfPage: true, context: { title, price } })
    return loginClosed
  }, [isWanted, title, price])
}
