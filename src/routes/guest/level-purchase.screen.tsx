/** The checkout of an assessment's levels. */

import { readPublicAssessment } from '#src/api/contract/assessment.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { CheckoutLoad } from '#src/features/shop/checkout/checkout-layout.tsx'
import { LevelCheckout } from '#src/features/shop/checkout/level-checkout.tsx'
import { words } from '#src/features/shop/checkout/words.ts'
import { paths } from '#src/lib/paths.ts'
import { getDisplayedPrice } from '#src/lib/price.ts'
import { useRouteParams } from '../use-route-params.ts'
import { Component as NotFound } from './not-found.screen.tsx'

export function Component() {
  const { id } = useRouteParams('id')
  const read = useRead(readPublicAssessment(id))
  if (read.error?.status === 404) return <NotFound />
  const name = read.data ? words.levels.pageTitle(read.data.title) : words.bar
  return (
    <>
      <Head title={name} isHiddenFromSearch />
      <PhoneBar title={words.bar} backTo={paths.assessment(id)} />
      <CheckoutLoad from={read}>
        {({ title, price, price_real: real }) => (
          <LevelCheckout
            id={id}
            title={title}
            price={getDisplayedPrice({ live_price: price, live_price_real: real })}
          />
        )}
      </CheckoutLoad>
    </>
  )
}
