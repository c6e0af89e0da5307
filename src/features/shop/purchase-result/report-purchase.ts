/**
 * Reports a paid purchase to the owner's advertising pixel: with consent, if the pixel is loaded, once.
 * (rulings R64, R65)
 */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { hasAgreed } from '#src/stores/browser/consent.ts'
import { type Pixel, runWithPixel } from '#src/stores/browser/pixel.ts'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'

const STORAGE_KEY = 'reported-purchases'
const Reported = v.array(v.string())
/** Older ones are dropped. */
const MOST = 50

async function tellOnce(booking: string, pixel: Pixel): Promise<void> {
  const reported = recallOwn(STORAGE_KEY, Reported) ?? []
  if (!hasAgreed() || reported.includes(booking)) return
  const { event_id: eventID, ...facts } = await call(
    commerce.bookingMetaData,
    { params: { id: booking } },
    { isQuiet: true },
  )
  rememberOwn(STORAGE_KEY, [booking, ...reported].slice(0, MOST))
  pixel('track', 'Purchase', facts, { eventID })
}

/** The pixel loads after the page, or with a consent given on it. */
export function reportPurchase(booking: string): void {
  // A failure of the owner's pixel does not concern the buyer.
  runWithPixel((pixel) => void tellOnce(booking, pixel).catch(() => undefined))
}
