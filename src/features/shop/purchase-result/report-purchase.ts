/** Tells the owner's advertising pixel of a paid purchase: with consent, where the pixel is loaded, once. (rulings R64, R65) */
import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { hasAgreed } from '#src/stores/browser/consent.ts'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'

type Track = (kind: 'track', event: 'Purchase', facts: object, options: { eventID: string }) => void

const STORAGE_KEY = 'reported-purchases'
const Reported = v.array(v.string())
/** Older ones are dropped. */
const MOST = 50

/** The vendor's own function, there only after the pixel was loaded. */
const findPixel = () => (globalThis as { fbq?: Track }).fbq

export async function reportPurchase(booking: string): Promise<void> {
  if (!hasAgreed() || findPixel() === undefined) return
  const reported = recallOwn(STORAGE_KEY, Reported) ?? []
  if (reported.includes(booking)) return
  const { event_id: eventID, ...facts } = await call(commerce.bookingMetaData, { params: { id: booking } }, { isQuiet: true })
  rememberOwn(STORAGE_KEY, [booking, ...reported].slice(0, MOST))
  findPixel()?.('track', 'Purchase', facts, { eventID })
}
