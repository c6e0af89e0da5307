/** The facts of a payment that a person may be asked for by the support. */
import type { Transaction } from '#src/api/shapes/booking.ts'
import { PaymentPill } from '#src/ui/payment-pill.tsx'
import classes from './result.module.css'
import { words } from './words.ts'

export function Facts({ of }: { of: Transaction }) {
  const facts = [
    [words.number, <code key="idx">{of.idx}</code>],
    [words.amount, words.money(of.amount, of.currency)],
    [words.method, words.methodName(of.method)],
    [words.at, words.dateTime(of.paid_at ?? of.created_at)],
    ...(of.schedule?.label ? [[words.batch, of.schedule.label] as const] : []),
  ] as const
  return (
    <section className={classes.facts} aria-label={of.title}>
      <p className={classes.what}>
        <strong>{of.title}</strong>
        <PaymentPill state={of.state} />
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
