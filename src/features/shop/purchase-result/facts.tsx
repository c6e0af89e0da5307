/** The facts of a payment that a person may be asked for by the support. */
import type { Transaction } from '#src/api/shapes/booking.ts'
import { PaymentPill } from '#src/ui/payment-pill.tsx'
import { Row, Surface } from '#src/ui/layout/layout.tsx'
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
    <Surface as="section" ground="surface" radius="lg" border="line" padY={16} padX={18} className={classes.facts} aria-label={of.title}>
      <Row as="p" justify="between" wrap gap={6} gapX={16} className={classes.what}>
        <strong>{of.title}</strong>
        <PaymentPill state={of.state} />
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
