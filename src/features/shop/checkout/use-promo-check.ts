/** Checks a promo code with the server; of two typed quickly the last one counts. (spec 7 promo/validity) */
import { useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import type { Currency, PromoCheck } from '#src/api/shapes/booking.ts'
import { convertToLatin } from '#src/lib/bn.ts'

interface Question {
  course: string
  /** Without a code nothing is asked. */
  code: string | undefined
  currency: Currency
  /** Another number asks again. */
  round: number
}

/** `reason`: a sentence, for a code that was refused or could not be checked. */
export type PromoAnswer =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'accepted'; check: PromoCheck }
  | { state: 'refused'; reason: string }

interface Answered {
  key: string
  answer: PromoAnswer
}

async function ask(course: string, code: string, currency: Currency, signal: AbortSignal): Promise<PromoAnswer> {
  // A Bengali keyboard writes Bengali digits; codes have Latin ones. (ruling R3)
  const promo_code = convertToLatin(code)
  try {
    const check = await call(commerce.checkPromo, { body: { course, promo_code, currency } }, { signal })
    return check.is_valid ? { state: 'accepted', check } : { state: 'refused', reason: check.msg }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { state: 'refused', reason: error.msg }
  }
}

export function usePromoCheck({ course, code, currency, round }: Question): PromoAnswer {
  const key = JSON.stringify([course, code, currency, round])
  const [answered, setAnswered] = useState<Answered>()
  useEffect(() => {
    if (!code) return undefined
    const stop = new AbortController()
    void ask(course, code, currency, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setAnswered({ key, answer })
    })
    return () => stop.abort()
  }, [course, code, currency, key])
  if (!code) return { state: 'none' }
  return answered?.key === key ? answered.answer : { state: 'checking' }
}
