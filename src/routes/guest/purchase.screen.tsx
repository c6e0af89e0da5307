/** The checkout of one course. */

import { readCourse } from '#src/api/contract/course.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { CheckoutLoad } from '#src/features/shop/checkout/checkout-layout.tsx'
import { Checkout } from '#src/features/shop/checkout/checkout.tsx'
import { words } from '#src/features/shop/checkout/words.ts'
import { LeadForm } from '#src/features/site/lead/lead-form.tsx'
import { BOOK_IN_ADVANCE } from '#src/features/site/lead/lead-request.ts'
import { paths } from '#src/lib/paths.ts'
import { useRouteParams } from '../use-route-params.ts'
import { Component as NotFound } from './not-found.screen.tsx'

export function Component() {
  const { slug } = useRouteParams('slug')
  // A missing course has its own page.
  const read = useRead(readCourse(slug))
  if (read.error?.status === 404) return <NotFound />
  const title = read.data ? words.pageTitle(read.data.title) : words.bar
  return (
    <>
      <Head title={title} isHiddenFromSearch />
      <PhoneBar title={words.bar} backTo={paths.course(slug)} />
      <CheckoutLoad from={read}>
        {(found) => (
          <Checkout
            key={found._id}
            course={found}
            lead={<LeadForm event={BOOK_IN_ADVANCE} course={found._id} />}
          />
        )}
      </CheckoutLoad>
    </>
  )
}
