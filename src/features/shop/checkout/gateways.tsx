/** The payment method: the gateways as cards, and what the button will do. (ruling R37) */

import { IconCreditCard, IconInfoCircle, IconLock, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type GatewayName } from '#src/lib/payment.ts'
import { Card } from '#src/ui/card.tsx'
import { RadioCard } from '#src/ui/fields/radio-card.tsx'
import { Grid, Row } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './gateways.module.css'

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
  offered: readonly GatewayName[]
  method: GatewayName
  onChange: (method: GatewayName) => void
}

export function Gateways({ offered, method, onChange }: GatewaysProps) {
  return (
    <Card as="section" padding="lg" className={classes.root} aria-labelledby="methods">
      <Row justify="between" wrap gap={4} gapX={16} className={classes.head}>
        <h2 id="methods">{words.methods}</h2>
        <Row as="span" inline gap={6} tone="muted" variant="small" className={classes.secure}>
          <IconLock size={18} stroke={1.75} aria-hidden="true" />
          {words.secure}
        </Row>
      </Row>
      <fieldset className={classes.cards} aria-labelledby="methods">
        {offered.map((each) => (
          <RadioCard
            key={each}
            name="method"
            value={each}
            checked={each === method}
            onChange={() => onChange(each)}
            mark={
              <Grid
                as="span"
                align="center"
                items="center"
                fixed
                className={classes.mark}
                data-method={each}
                aria-hidden="true"
              >
                {MARKS[each]}
              </Grid>
            }
            title={words.method[each].name}
            text={words.method[each].text}
            disc="right"
          />
        ))}
      </fieldset>
      <Row as="p" align="start" gap={10} className={classes.note}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
        <span>{words.leaving[method]}</span>
      </Row>
    </Card>
  )
}
