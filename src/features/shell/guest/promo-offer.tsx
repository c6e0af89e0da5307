/** The current offer. */

import { useState } from 'react'
import { commerce } from '#src/api/contract/commerce.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { PromoLine } from './promo-line.tsx'
import { findBarPromo } from './promo-store.ts'
import { words } from './words.ts'

export function PromoOffer() {
  const [now] = useState(() => getServerNow())
  const { data } = useApi(commerce.publicPromos, {}, { isQuiet: true })
  const promo = data && findBarPromo(data)
  if (promo === undefined) return <PromoLine />
  const isRunning = Date.parse(promo.ends_at ?? '') > now
  const link = promo.course_slug ? { to: paths.course(promo.course_slug), text: words.enrol } : undefined
  return <PromoLine text={promo.title} end={isRunning ? promo.ends_at : undefined} link={link} />
}
