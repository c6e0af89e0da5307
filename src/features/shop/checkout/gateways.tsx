/** How it is paid: the gateways as cards, and what the button will do. (ruling R37) */
import { IconCreditCard, IconInfoCircle, IconLock, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { GATEWAYS, type GatewayName } from '#src/lib/payment.ts'
import { Card } from '#src/ui/card.tsx'
import { RadioCard } from '#src/ui/fields/radio-card.tsx'
import classes from './gateways.module.css'
import { words } from './words.ts'

const MARKS: Readonly<Record<GatewayName, ReactNode>> = {
  bkash: <span lang="en">bKash</span>,
  sslcommerz: (
    <span lang="en">
      SSL
      <br />
      Commerz
    </span>
  ),
  stripe1: <IconCreditCard size={24} stroke={1.75} />,
  stripe2: <IconWorld size={24} stroke={1.75} />,
}

interface GatewaysProps {
  offered?: readonly GatewayName[]
  method: GatewayName
  onChange: (method: GatewayName) => void
}

export function Gateways({ offered = GATEWAYS, method, onChange }: GatewaysProps) {
  return (
    <Card as="section" padding="lg" className={classes.root} aria-labelledby="methods">
      <div className={classes.head}>
        <h2 id="methods">{words.methods}</h2>
        <span className={classes.secure}>
          <IconLock size={18} stroke={1.75} aria-hidden="true" />
          {words.secure}
        </span>
      </div>
      <fieldset className={classes.cards} aria-labelledby="methods">
        {offered.map((each) => (
          <RadioCard
            key={each}
            name="method"
            value={each}
            checked={each === method}
            onChange={() => onChange(each)}
            mark={
              <span className={classes.mark} data-method={each} aria-hidden="true">
                {MARKS[each]}
              </span>
            }
            title={words.method[each].name}
            text={words.method[each].text}
            disc="right"
          />
        ))}
      </fieldset>
      <p className={classes.note}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
        <span>{words.leaving[method]}</span>
      </p>
    </Card>
  )
}
