/** A pending payment for the same item: it is resumed, never started a second time. (ruling R14) */

import { IconClockHour4 } from '@tabler/icons-react'
import type { Expiring } from '#src/api/shapes/booking.ts'
import { paths } from '#src/lib/paths.ts'
import { parseGatewayPage } from '#src/lib/trusted-hosts.ts'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { words } from './words.ts'

export function OpenPayment({ payment, failure }: { payment: Expiring; failure: string | undefined }) {
  const isOver = useNow() > Date.parse(payment.expires_at)
  const page = parseGatewayPage(payment.gateway_url)
  return (
    <Notice role="status" icon={<IconClockHour4 size={20} stroke={1.75} />}>
      <Text as="h3" weight={600} anywhere>
        {words.openTitle}
      </Text>
      <p>
        {isOver
          ? words.openOver(payment.amount, payment.currency)
          : words.openText(payment.amount, payment.currency, payment.expires_at)}
      </p>
      {failure && <p>{failure}</p>}
      {page !== undefined && !isOver && (
        <Button variant="accent" size="lg" fullWidth href={page}>
          {words.resume}
        </Button>
      )}
      <Button variant="default" fullWidth to={paths.purchaseResult(payment.idx)}>
        {words.check}
      </Button>
    </Notice>
  )
}
