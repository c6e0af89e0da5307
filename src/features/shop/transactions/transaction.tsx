/**
 * One payment: its item, amount, method, state, and what can be done now; once paid, its invoice. (ruling
 * R14)
 */

import { readTransaction } from '#src/api/contract/commerce.ts'
import type { Transaction as Payment } from '#src/api/shapes/booking.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { findBoughtPage, getCheckoutPath } from '#src/lib/bought-page.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { parseGatewayPage } from '#src/lib/trusted-hosts.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { PaymentPill } from '#src/ui/payment-pill.tsx'
import { Section } from '#src/ui/section.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { useReportAddress } from '#src/ui/states/use-report-address.ts'
import { Facts } from '#src/ui/text/facts.tsx'
import { PriceLines } from '#src/ui/text/price-lines.tsx'
import { Invoice } from './invoice.tsx'
import { words } from './words.ts'

type Fact = readonly [name: string, value: string]

function listFacts(payment: Payment): Fact[] {
  const at: Fact = payment.paid_at
    ? [words.paid, words.dateTime(payment.paid_at)]
    : [words.started, words.dateTime(payment.created_at)]
  const facts: (Fact | undefined)[] = [
    [words.by, words.methodName(payment.method)],
    at,
    payment.schedule?.label ? [words.batch, payment.schedule.label] : undefined,
  ]
  return facts.filter((fact) => fact !== undefined)
}

/** The gateway no longer accepts it. */
function useIsOver({ expires_at: until }: Payment): boolean {
  return useNow() > Date.parse(until ?? '')
}

function PendingSteps({ payment }: { payment: Payment }) {
  const isOver = useIsOver(payment)
  const page = parseGatewayPage(payment.gateway_url)
  return (
    <>
      {page !== undefined && !isOver && (
        <Button variant="accent" href={page}>
          {words.resume}
        </Button>
      )}
      <Button variant="default" to={paths.purchaseResult(payment.idx)}>
        {words.check}
      </Button>
    </>
  )
}

function PaidSteps({ payment }: { payment: Payment }) {
  const { course, booking } = payment
  const { kind, to } = findBoughtPage(payment)
  return (
    <>
      <Button to={to}>{words.toBought[kind]}</Button>
      {course && booking && booking.due > 0 && (
        <Button variant="accent" to={paths.purchase(course.slug)}>
          {words.payDue}
        </Button>
      )}
    </>
  )
}

function UnpaidSteps({ payment }: { payment: Payment }) {
  const reportTo = useReportAddress()
  const checkout = getCheckoutPath(payment)
  return (
    <>
      {checkout && <Button to={checkout}>{words.tryAgain}</Button>}
      <Button variant="default" to={reportTo ?? paths.support()}>
        {words.support}
      </Button>
    </>
  )
}

/** The actions that the state allows. */
const STEPS = { pending: PendingSteps, paid: PaidSteps, failed: UnpaidSteps, cancelled: UnpaidSteps } as const

function Details({ payment }: { payment: Payment }) {
  const isOver = useIsOver(payment)
  const Steps = STEPS[payment.state]
  return (
    <Stack gap={20}>
      <Section title={payment.title} aside={<PaymentPill state={payment.state} />}>
        {payment.reason && <Text tone="muted">{payment.reason}</Text>}
        {payment.expires_at && (
          <Text tone="muted">
            {isOver
              ? words.over
              : joinFacts(words.until(payment.expires_at), formatOwnZoneTime(payment.expires_at))}
          </Text>
        )}
        <Facts facts={[[words.number, <code key="number">{payment.idx}</code>], ...listFacts(payment)]} />
        <PriceLines
          lines={payment.lines}
          total={{ title: words.total, amount: payment.amount }}
          currency={payment.currency}
        />
        <Row align="stretch" wrap gap={10}>
          <Steps payment={payment} />
        </Row>
      </Section>
      {payment.has_invoice && <Invoice payment={payment} />}
    </Stack>
  )
}

export function Transaction({ idx }: { idx: string }) {
  // A missing payment has its own page.
  const read = useRead(readTransaction(idx))
  if (read.error?.status === 404) {
    return (
      <Empty
        art="search"
        title={words.missing}
        text={words.missingText}
        action={<Button to={paths.transactions()}>{words.toList}</Button>}
      />
    )
  }
  return (
    <Load
      from={read}
      skeleton={
        <Card padding="lg">
          <SkeletonText lines={6} />
        </Card>
      }
    >
      {(payment) => <Details payment={payment} />}
    </Load>
  )
}
