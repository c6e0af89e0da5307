/**
 * Polls the state of a payment, at growing intervals, until it is decided or the waits are used up; then the
 * person can check again. (ruling R14)
 */

import { useEffect, useState } from 'react'
import { readTransaction } from '#src/api/contract/commerce.ts'
import type { Transaction } from '#src/api/shapes/booking.ts'
import { type Loaded, useRead } from '#src/api/use-api.ts'

/** Waits between two requests, in seconds: about five minutes in all. */
const WAITS = [2, 3, 5, 8, 13, 20, 30, 45, 60, 60, 60] as const

interface Asking {
  /** How often the page has checked automatically. */
  asked: number
  isQuiet: boolean
}

const FIRST: Asking = { asked: 0, isQuiet: false }

interface PaymentState {
  read: Loaded<Transaction>
  /** There are no more automatic requests. */
  hasGivenUp: boolean
  /** Starts again. */
  checkAgain: () => void
}

export function usePaymentState(idx: string): PaymentState {
  const [asking, setAsking] = useState(FIRST)
  const { asked, isQuiet } = asking
  const read = useRead(readTransaction(idx), { isQuiet })
  const { retry } = read
  const hasFailed = read.error !== undefined
  const isPending = read.data?.state === 'pending'
  const wait = WAITS[asked]

  useEffect(() => {
    if (!isPending || wait === undefined) return undefined
    // The page's own retries show one toast: for the first failure. (ruling R41)
    const timer = setTimeout(() => setAsking({ asked: asked + 1, isQuiet: hasFailed }), wait * 1000)
    return () => clearTimeout(timer)
  }, [isPending, wait, asked, hasFailed])

  // Runs here, once the read knows whether it is quiet.
  useEffect(() => {
    if (asking !== FIRST) retry()
  }, [asking, retry])

  return { read, hasGivenUp: wait === undefined, checkAgain: () => setAsking({ ...FIRST }) }
}
