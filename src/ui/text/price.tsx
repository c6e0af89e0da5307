/**
 * A price in taka, with the old one struck beside it if there is one; zero shows FREE. (spec 4 Displayed
 * price)
 */

import { formatTaka } from '#src/lib/bn.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { words } from '#src/ui/words.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import classes from './price.module.css'

export interface PriceProps {
  /** Whole taka; undefined shows nothing, since without a price nothing can be bought. (ruling R31) */
  price: number | undefined
  old?: number
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

export function Price({ price, old, size = 'md' }: PriceProps) {
  if (price === undefined) return null
  return (
    <Row as="span" inline align="baseline" wrap gap={0} gapX={8} className={classes.root} data-size={size}>
      {price === 0 ? (
        <Text as="strong" tone="success" weight={700} lang="en">
          {words.price.free}
        </Text>
      ) : (
        <Text as="strong" weight={700}>
          {formatTaka(price)}
        </Text>
      )}
      {old !== undefined && old > price && (
        <s className={classes.old}>
          <VisuallyHidden>{words.price.old} </VisuallyHidden>
          {formatTaka(old)}
        </s>
      )}
    </Row>
  )
}
