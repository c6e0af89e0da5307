/** Checkout of an assessment's levels: the levels, the gateway, and the one pay button. (rulings R14, R37) */

import { useState } from 'react'
import { useLocation } from 'react-router'
import { readOwnAssessment } from '#src/api/contract/assessment.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import type { OwnAssessment, OwnLevel } from '#src/api/shapes/assessment.ts'
import type { Expiring } from '#src/api/shapes/booking.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { GATEWAY_CURRENCIES, type GatewayName } from '#src/lib/payment.ts'
import { buildLevelsKey, useCheckoutDraft } from '#src/stores/drafts/checkout-draft.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { StateCard } from '#src/ui/states/state-card.tsx'
import { Buyer } from './buyer.tsx'
import { CheckoutLayout, CheckoutLoad } from './checkout-layout.tsx'
import { NotForTeachers } from './closed.tsx'
import { Gateways } from './gateways.tsx'
import { LevelChoice } from './level-choice.tsx'
import { buildLevelQuote, isAnotherSet, isForSale } from './level-quote.ts'
import { OpenPayment } from './open-payment.tsx'
import { PayBox } from './pay-box.tsx'
import { findOpenPayment, usePurchase } from './purchase.ts'
import type { Quote } from './quote.ts'
import { NotSoldSo, Prices, SummaryFrame } from './summary.tsx'
import { askLogin, useBuyer, useLoginOfPage, useOfferedGateways } from './use-buyer.ts'
import { words } from './words.ts'
import classes from './checkout.module.css'

interface FormProps {
  assessment: OwnAssessment
  /** Levels that can be bought now. */
  levels: readonly OwnLevel[]
  open: Expiring | undefined
}

/** The previously chosen levels; else those not owned yet. Another set of tries is never preselected. */
function findChosen(levels: readonly OwnLevel[], chosen: readonly string[] | undefined): OwnLevel[] {
  return levels.filter((each) => (chosen ? chosen.includes(each._id) : !isAnotherSet(each)))
}

/** The label of the button, never with an unknown amount. */
function formatPayText(method: GatewayName, count: number, quote: Quote | undefined): string {
  if (count === 0) return words.levels.pick
  return quote ? words.pay(method, quote.total, quote.currency) : words.otherMethod
}

function LevelForm({ assessment, levels, open }: FormProps) {
  const { search } = useLocation()
  const [draft, change] = useCheckoutDraft(buildLevelsKey(assessment._id), search)
  const [isMissing, setMissing] = useState(false)
  const purchase = usePurchase()
  const buyer = useBuyer(draft.name)
  const { gateways } = useOfferedGateways()
  const method = draft.method ?? gateways[0]
  const currency = GATEWAY_CURRENCIES[method]
  const chosen = findChosen(levels, draft.levels)
  const quote = buildLevelQuote(chosen, currency)
  const ids = chosen.map(({ _id }) => _id)

  function isReady(): boolean {
    setMissing(ids.length === 0)
    if (ids.length === 0) document.querySelector<HTMLInputElement>('[name="level"]')?.focus()
    return ids.length > 0 && buyer.isReady()
  }
  const pay = () =>
    purchase.buy(
      {
        kind: 'levels',
        assessment: assessment._id,
        levels: ids,
        method,
        amount: quote?.total ?? 0,
        currency,
      },
      buyer.save,
    )

  return (
    <CheckoutLayout
      step={2}
      title={words.levels.title}
      text={words.levels.text}
      summary={
        <SummaryFrame
          title={assessment.title}
          facts={words.levels.count(ids.length)}
          colour={assessment.category.colour}
          prices={!open && ids.length > 0 && (quote ? <Prices quote={quote} /> : <NotSoldSo />)}
        >
          {open ? (
            <OpenPayment payment={open} failure={purchase.failure} />
          ) : (
            <PayBox
              text={formatPayText(method, ids.length, quote)}
              isPending={purchase.isPending}
              isWaiting={quote === undefined}
              failure={purchase.failure}
              isReady={isReady}
              onPay={() => void pay()}
            />
          )}
        </SummaryFrame>
      }
    >
      <LevelChoice
        levels={levels}
        chosen={ids}
        currency={currency}
        error={isMissing && ids.length === 0 ? words.levels.noneChosen : undefined}
        onChange={(next) => change({ levels: next })}
      />
      {!open && <Gateways offered={gateways} method={method} onChange={(next) => change({ method: next })} />}
      <Buyer buyer={buyer} onName={(name) => change({ name })} onLogin={undefined} />
    </CheckoutLayout>
  )
}

function NothingLeft({ id }: { id: string }) {
  return (
    <div className={classes.state}>
      <StateCard
        art="done"
        title={<PageHeading>{words.levels.allTitle}</PageHeading>}
        text={words.levels.allText}
        action={<Button to={paths.myAssessment(id)}>{words.levels.toLadder}</Button>}
      />
    </div>
  )
}

function OwnLevelCheckout({ id }: { id: string }) {
  const read = useRead(readOwnAssessment(id), { isQuiet: false })
  const { isAwaited } = useOfferedGateways()
  const open = useApi(commerce.checkExpiry, {})
  return (
    <CheckoutLoad from={read} isAwaited={isAwaited}>
      {(assessment) => (
        <CheckoutLoad from={open}>
          {(waiting) => {
            const levels = assessment.levels.filter(isForSale)
            const ownOpen = findOpenPayment({ assessment: id }, waiting)
            return levels.length === 0 && !ownOpen ? (
              <NothingLeft id={id} />
            ) : (
              <LevelForm assessment={assessment} levels={levels} open={ownOpen} />
            )
          }}
        </CheckoutLoad>
      )}
    </CheckoutLoad>
  )
}

interface LevelCheckoutProps {
  id: string
  title: string
  /** The price of the whole ladder, shown in the login. */
  price: number | undefined
}

/**
 * Levels are bought for an account: a guest logs in first, and the page reloads with their own levels. (spec
 * 4 Login success 1)
 */
function GuestLevelCheckout({ title, price }: LevelCheckoutProps) {
  useLoginOfPage(true, title, price)
  return (
    <div className={classes.state}>
      <StateCard
        art="course"
        title={<PageHeading>{words.levels.title}</PageHeading>}
        text={words.loginFirst}
        action={<Button onClick={() => askLogin(title, price)}>{words.login}</Button>}
      />
    </div>
  )
}

export function LevelCheckout(props: LevelCheckoutProps) {
  const role = useSession((state) => state.role)
  if (role === 'guest') return <GuestLevelCheckout {...props} />
  return role === 'teacher' ? <NotForTeachers /> : <OwnLevelCheckout id={props.id} />
}
