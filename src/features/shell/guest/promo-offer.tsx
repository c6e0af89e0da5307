/** The offer of the moment. Loaded after the first paint: nothing on the page waits for it. */
import { commerce } from '#src/api/contract/commerce.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { PromoLine } from './promo-line.tsx'
import { useTimeLeft } from './use-time-left.ts'
import { words } from './words.ts'

export function PromoOffer() {
  const { data } = useApi(commerce.publicPromos, {}, { isQuiet: true })
  const promo = data?.find((each) => each.course_slug) ?? data?.[0]
  const left = useTimeLeft(promo?.ends_at)
  if (promo === undefined) return <PromoLine />
  const link = promo.course_slug ? { to: paths.course(promo.course_slug), text: words.enrol } : undefined
  return <PromoLine text={promo.title} timeLeft={left} link={link} />
}
