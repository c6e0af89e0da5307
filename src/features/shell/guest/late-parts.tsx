/** The parts of `guest-area.tsx`; `useGuestArea` loads them before they are pressed. */

import { useEffect } from 'react'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { defineLate } from '#src/ui/hooks/define-late.tsx'
import { useCanLoadBelow } from '#src/ui/hooks/use-can-load-below.ts'

const loadArea = async () => (await import('./guest-area.tsx')).guestArea

export const LateFooter = defineLazy(async () => (await loadArea()).Footer)
export const LateMegaMenu = defineLate(async () => (await loadArea()).MegaMenu)
export const LatePhoneMenu = defineLate(async () => (await loadArea()).PhoneMenu)

export function useGuestArea(): void {
  const isCalm = useCanLoadBelow() && !isSavingData()
  useEffect(() => {
    // If loading fails now, the press tries again.
    if (isCalm) loadArea().catch(() => undefined)
  }, [isCalm])
}
