/** A price in taka, with the old one struck beside it when there is one; zero shows FREE. (spec 4 Displayed price) */
import { formatTaka } from '#src/lib/bn.ts'
import classes from './price.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'
import { words } from '#src/ui/words.ts'

export interface PriceProps {
  /** Whole taka; undefined shows nothing, since without a price nothing can be bought. (ruling R31) */
  price: number | undefined
  old?: number
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

export function Price({ price, old, size = 'md' }: PriceProps) {
  if (price === undefined) return null
  return (
    <span className={classes.root} data-size={size}>
      {price === 0 ? (
        <strong className={classes.free} lang="en">
          {words.price.free}
        </strong>
      ) : (
        <strong className={classes.price}>{formatTaka(price)}</strong>
      )}
      {old !== undefined && old > price && (
        <s className={classes.old}>
          <VisuallyHidden>{words.price.old} </VisuallyHidden>
          {formatTaka(old)}
        </s>
      )}
    </span>
  )
}
