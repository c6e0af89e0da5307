/** Asks how a payment stands, more and more rarely, until it is decided or the patience ends; then the person asks. (ruling R14) */
import { useEffect, useState } from 'react'
import { commerce } from '#src/api/contract/commerce.ts'
import type { Transaction } from '#src/api/shapes/booking.ts'
import { type Loaded, useApi } from '#src/api/use-api.ts'

/** Waits between two questions, in seconds: about five minutes in all. */
const WAITS = [2, 3, 5, 8, 13, 20, 30, 45, 60, 60, 60] as const

interface Settled {
  read: Loaded<Transaction>
  /** No more questions are asked by themselves. */
  hasGivenUp: boolean
  /** Begins again. */
  askAgain: () => void
}

export function useSettled(idx: string): Settled {
  const read = useApi(commerce.transaction, { params: { idx } }, { isQuiet: true })
  const [asked, setAsked] = useState(0)
  const { retry } = read
  const isPending = read.data?.state === 'pending'
  const wait = WAITS[asked]

  useEffect(() => {
    if (!isPending || wait === undefined) return undefined
    const timer = setTimeout(() => {
      setAsked((before) => before + 1)
      retry()
    }, wait * 1000)
    return () => clearTimeout(timer)
  }, [isPending, wait, retry])

  function askAgain() {
    setAsked(0)
    retry()
  }
  return { read, hasGivenUp: wait === undefined, askAgain }
}
