/** One payment: what for, how much, by what, how it stands, and what can be done now; once paid, its invoice. (ruling R14) */
import { readTransaction } from '#src/api/contract/commerce.ts'
import type { Transaction as Payment } from '#src/api/shapes/booking.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { findBoughtPlace, getCheckoutPath } from '#src/lib/bought-place.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { parseGatewayPage } from '#src/lib/trusted-hosts.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { PaymentPill } from '#src/ui/payment-pill.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { useReportAddress } from '#src/ui/states/use-report-address.ts'
import { PriceLines } from '#src/ui/text/price-lines.tsx'
import { Invoice } from './invoice.tsx'
import { words } from './words.ts'
import classes from './transaction.module.css'

type Fact = readonly [name: string, value: string]

function factsOf(of: Payment): Fact[] {
  const at: Fact = of.paid_at
    ? [words.paid, words.dateTime(of.paid_at)]
    : [words.started, words.dateTime(of.created_at)]
  const facts: (Fact | undefined)[] = [
    [words.by, words.methodName(of.method)],
    at,
    of.schedule?.label ? [words.batch, of.schedule.label] : undefined,
  ]
  return facts.filter((fact) => fact !== undefined)
}

/** The gateway takes nothing any more. */
function useIsOver({ expires_at: until }: Payment): boolean {
  return useNow() > Date.parse(until ?? '')
}

function PendingSteps({ of }: { of: Payment }) {
  const isOver = useIsOver(of)
  const page = parseGatewayPage(of.gateway_url)
  return (
    <>
      {page !== undefined && !isOver && (
        <Button variant="accent" href={page}>
          {words.resume}
        </Button>
      )}
      <Button variant="default" to={paths.purchaseResult(of.idx)}>
        {words.check}
      </Button>
    </>
  )
}

function PaidSteps({ of }: { of: Payment }) {
  const { course, booking } = of
  const { kind, to } = findBoughtPlace(of)
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

function UnpaidSteps({ of }: { of: Payment }) {
  const reportTo = useReportAddress()
  const checkout = getCheckoutPath(of)
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

function Details({ of }: { of: Payment }) {
  const isOver = useIsOver(of)
  const Steps = STEPS[of.state]
  return (
    <Stack gap={20}>
      <Card as="section" padding="lg" aria-labelledby="paid-for" className={classes.card}>
        <Row justify="between" wrap gap={6} gapX={16} className={classes.head}>
          <h2 id="paid-for">{of.title}</h2>
          <PaymentPill state={of.state} />
        </Row>
        {of.reason && <Text tone="muted">{of.reason}</Text>}
        {of.expires_at && (
          <Text tone="muted">
            {isOver ? words.over : joinFacts(words.until(of.expires_at), formatOwnZoneTime(of.expires_at))}
          </Text>
        )}
        <Grid as="dl" gap={12} gapX={24} className={classes.facts}>
          <div>
            <dt>{words.number}</dt>
            <dd>
              <code>{of.idx}</code>
            </dd>
          </div>
          {factsOf(of).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Grid>
        <PriceLines
          lines={of.lines}
          total={{ title: words.total, amount: of.amount }}
          currency={of.currency}
        />
        <Row align="stretch" wrap gap={10}>
          <Steps of={of} />
        </Row>
      </Card>
      {of.has_invoice && <Invoice payment={of} />}
    </Stack>
  )
}

export function Transaction({ idx }: { idx: string }) {
  // A payment that is not there has a place of its own.
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
      {(of) => <Details of={of} />}
    </Load>
  )
}
