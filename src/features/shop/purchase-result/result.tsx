/**
 * The result of a payment, according to the server and never the address bar. (ruling R14; reliability P03,
 * P04, P06)
 */

import { type ReactNode, useEffect } from 'react'
import { auth } from '#src/api/contract/auth.ts'
import { batch } from '#src/api/contract/batch.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import type { Transaction } from '#src/api/shapes/booking.ts'
import { refetch, useApi } from '#src/api/use-api.ts'
import { findBoughtPage, getCheckoutPath } from '#src/lib/bought-page.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { parseGatewayPage } from '#src/lib/trusted-hosts.ts'
import { reset as stepsLeft, stepReached } from '#src/stores/booking-store.ts'
import { endCheckout, buildLevelsKey } from '#src/stores/drafts/checkout-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading, UnseenHeading } from '#src/ui/frame/page.tsx'
import { Grid, Row, Stack, Surface } from '#src/ui/layout/layout.tsx'
import { PaymentPill } from '#src/ui/payment-pill.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { StateCard, type StateCardProps } from '#src/ui/states/state-card.tsx'
import { useReportAddress } from '#src/ui/states/use-report-address.ts'
import { NextSteps, type RenderCalendar } from './next-steps.tsx'
import { reportPurchase } from './report-purchase.ts'
import { usePaymentState } from './use-payment-state.ts'
import { words } from './words.ts'
import classes from './result.module.css'

/** The facts of a payment that the support may ask for. */
function Facts({ transaction }: { transaction: Transaction }) {
  const facts = [
    [words.number, <code key="idx">{transaction.idx}</code>],
    [words.amount, words.money(transaction.amount, transaction.currency)],
    [words.method, words.methodName(transaction.method)],
    [words.at, words.dateTime(transaction.paid_at ?? transaction.created_at)],
    ...(transaction.schedule?.label ? [[words.batch, transaction.schedule.label] as const] : []),
  ] as const
  return (
    <Surface
      as="section"
      ground="surface"
      radius="lg"
      border="line"
      padY={16}
      padX={18}
      className={classes.facts}
      aria-label={transaction.title}
    >
      <Row as="p" justify="between" wrap gap={6} gapX={16} className={classes.what}>
        <strong>{transaction.title}</strong>
        <PaymentPill state={transaction.state} />
      </Row>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Surface>
  )
}

interface OutcomeProps {
  transaction: Transaction
  art: StateCardProps['art']
  title: string
  text: string
  children: ReactNode
}

function Outcome({ transaction, art, title, text, children }: OutcomeProps) {
  return (
    <>
      {/* Another state is another message: the heading gets the focus again and is read out. */}
      <StateCard
        art={art}
        title={<PageHeading key={title}>{title}</PageHeading>}
        text={text}
        action={children}
      />
      <Facts transaction={transaction} />
    </>
  )
}

/** The draft of this checkout is no longer needed. */
function useCheckoutDone({ course, assessment }: Transaction): void {
  const key = course?.slug ?? (assessment ? buildLevelsKey(assessment._id) : undefined)
  useEffect(() => {
    stepReached(3)
    if (key !== undefined) endCheckout(key)
    // Lists that are open in another tab show it too.
    for (const row of [commerce.bookingStatus, batch.list, commerce.transactions]) void refetch(row)
  }, [key])
}

function ToTransactions() {
  return (
    offers.transactions && (
      <Button variant="default" to={paths.transactions()}>
        {words.transactions}
      </Button>
    )
  )
}

function Invoice({ idx }: { idx: string }) {
  return (
    <Button variant="default" to={paths.transaction(idx)}>
      {words.invoice}
    </Button>
  )
}

function listSentences({
  kind,
  course,
  assessment,
  title,
}: Transaction): readonly [title: string, text: string] {
  if (assessment) return [words.levelsPaid, words.levelsPaidText(assessment.title)]
  const name = course?.title ?? title
  return kind === 'due' ? [words.duePaid, words.duePaidText(name)] : [words.paid, words.paidText(name)]
}

/** An older payment has no next steps. */
function AfterPurchase({ idx }: { idx: string }) {
  const { data } = useApi(auth.latestPurchase, {}, { isQuiet: true })
  return data?.idx === idx && <NextSteps purchase={data} title={words.next.title} />
}

function Paid({ transaction, renderCalendar }: { transaction: Transaction; renderCalendar: RenderCalendar }) {
  useCheckoutDone(transaction)
  const booking = transaction.booking?._id
  useEffect(() => {
    if (booking) reportPurchase(booking)
  }, [booking])
  const [title, text] = listSentences(transaction)
  const { kind, to } = findBoughtPage(transaction)
  return (
    <>
      <Outcome transaction={transaction} art="done" title={title} text={text}>
        <Button to={to}>{words.toBought[kind]}</Button>
        {offers.transactions && <Invoice idx={transaction.idx} />}
      </Outcome>
      {transaction.kind !== 'due' && <AfterPurchase idx={transaction.idx} />}
      {transaction.batch &&
        transaction.course &&
        renderCalendar({
          _id: transaction.batch,
          title: transaction.course.title,
          slug: transaction.course.slug,
        })}
    </>
  )
}

interface PendingProps {
  transaction: Transaction
  hasGivenUp: boolean
  onAsk: () => void
}

function Pending({ transaction, hasGivenUp, onAsk }: PendingProps) {
  const page = parseGatewayPage(transaction.gateway_url)
  return (
    <Outcome
      transaction={transaction}
      art={hasGivenUp ? 'offline' : 'search'}
      title={hasGivenUp ? words.still : words.pending}
      text={hasGivenUp ? words.stillText : words.pendingText}
    >
      <Button onClick={onAsk}>{words.again}</Button>
      {page !== undefined && (
        <Button variant="default" href={page}>
          {words.resume}
        </Button>
      )}
      <ToTransactions />
    </Outcome>
  )
}

function NotPaid({ transaction }: { transaction: Transaction }) {
  const checkout = getCheckoutPath(transaction)
  const reportTo = useReportAddress()
  return (
    <Outcome
      transaction={transaction}
      art="error"
      title={transaction.state === 'failed' ? words.failed : words.cancelled}
      text={transaction.reason}
    >
      {checkout && <Button to={checkout}>{words.tryAgain}</Button>}
      <Button variant="default" to={reportTo ?? paths.support()}>
        {words.support}
      </Button>
      <ToTransactions />
    </Outcome>
  )
}

function ResultSkeleton() {
  return (
    <Grid items="center" gap={16}>
      <Skeleton shape="circle" width={120} height={120} />
      <Skeleton width={240} height={32} />
      <SkeletonText lines={3} />
    </Grid>
  )
}

function Missing() {
  return (
    <StateCard
      art="search"
      title={<PageHeading>{words.missing}</PageHeading>}
      text={words.missingText}
      action={offers.transactions && <Button to={paths.transactions()}>{words.transactions}</Button>}
    />
  )
}

export function Result({ idx, renderCalendar }: { idx: string; renderCalendar: RenderCalendar }) {
  const { read, hasGivenUp, checkAgain } = usePaymentState(idx)
  useEffect(() => {
    stepReached(2)
    return stepsLeft
  }, [])
  if (read.error?.status === 404) return <Missing />
  return (
    <Stack gap={20} full className={classes.root}>
      {read.data === undefined && <UnseenHeading>{words.bar}</UnseenHeading>}
      <Load from={read} skeleton={<ResultSkeleton />}>
        {(transaction) => {
          if (transaction.state === 'paid')
            return <Paid transaction={transaction} renderCalendar={renderCalendar} />
          return transaction.state === 'pending' ? (
            <Pending transaction={transaction} hasGivenUp={hasGivenUp} onAsk={checkAgain} />
          ) : (
            <NotPaid transaction={transaction} />
          )
        }}
      </Load>
    </Stack>
  )
}
