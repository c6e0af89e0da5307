/** A price line by line: the cost, the discounts, and the amount left to pay; the lines add up. */

import type { ReactNode } from 'react'
import { type Currency, formatMoney } from '#src/lib/bn.ts'
import { Box, Grid, Row } from '#src/ui/layout/layout.tsx'
import { StitchRule } from './stitch-heading.tsx'
import classes from './price-lines.module.css'

export interface PriceLinesProps {
  /** Discounts are negative. */
  lines: readonly { title: string; amount: number }[]
  total: { title: string; amount: number }
  currency: Currency
  /** Below the total. */
  children?: ReactNode
}

export function PriceLines({ lines, total, currency, children }: PriceLinesProps) {
  return (
    <Box shrink>
      <Grid as="dl" gap={8} className={classes.lines}>
        {lines.map(({ title, amount }) => (
          <Row
            align="baseline"
            justify="between"
            wrap
            gap={0}
            gapX={16}
            key={title}
            className={classes.line}
            data-off={amount < 0}
          >
            <dt>{title}</dt>
            <dd>{formatMoney(amount, currency)}</dd>
          </Row>
        ))}
        <StitchRule />
        <Row align="baseline" justify="between" wrap gap={0} gapX={16} className={classes.total}>
          <dt>{total.title}</dt>
          <dd>{formatMoney(total.amount, currency)}</dd>
        </Row>
      </Grid>
      {children}
    </Box>
  )
}
