/** The offer of the moment. Loaded after the first paint: nothing on the page waits for it. */
import { commerce } from '#src/api/contract/commerce.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { PromoLine } from './promo-line.tsx'
import { words } from './words.ts'
import { useEffect, useState } from 'react'

/** Whole seconds until an instant, counted down each second; undefined without an end or when it is past. */
function useTimeLeft(end: string | null | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!end) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [end])
  const seconds = end ? Math.floor((Date.parse(end) - now) / 1000) : 0
  return seconds > 0 ? seconds : undefined
}

export function PromoOffer() {
  const { data } = useApi(commerce.publicPromos, {}, { isQuiet: true })
  const promo = data?.find((each) => each.course_slug) ?? data?.[0]
  const left = useTimeLeft(promo?.ends_at)
  if (promo === undefined) return <PromoLine />
  const link = promo.course_slug ? { to: paths.course(promo.course_slug), text: words.enrol } : undefined
  return <PromoLine text={promo.title} timeLeft={left} link={link} />
}
