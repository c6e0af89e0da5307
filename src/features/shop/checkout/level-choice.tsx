/** Which levels to buy, each with its price and its number of tries. */

import type { OwnLevel } from '#src/api/shapes/assessment.ts'
import type { Currency } from '#src/api/shapes/booking.ts'
import { formatMoney } from '#src/lib/bn.ts'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { getPriceIn, isAnotherSet } from './level-quote.ts'
import { words } from './words.ts'
import classes from './checkout.module.css'

interface LevelChoiceProps {
  levels: readonly OwnLevel[]
  chosen: readonly string[]
  currency: Currency
  error: string | undefined
  onChange: (chosen: string[]) => void
}

function formatTries(level: OwnLevel): string {
  if (!level.tries) return ''
  return isAnotherSet(level) ? words.levels.more(level.tries) : words.levels.sets(level.tries)
}

export function LevelChoice({ levels, chosen, currency, error, onChange }: LevelChoiceProps) {
  function toggle(id: string) {
    const isChosen = chosen.includes(id)
    onChange(levels.map(({ _id }) => _id).filter((each) => (each === id ? !isChosen : chosen.includes(each))))
  }
  return (
    <Section title={words.levels.choose} gap={8}>
      <fieldset className={classes.levels} aria-label={words.levels.choose}>
        {levels.map((each) => {
          const price = getPriceIn(each, currency)
          return (
            <Row
              justify="between"
              wrap
              gap={4}
              gapX={16}
              padY={8}
              padX={0}
              key={each._id}
              className={classes.level}
            >
              <CheckBox
                name="level"
                label={words.levels.line(each.no, each.title)}
                checked={chosen.includes(each._id)}
                onChange={() => toggle(each._id)}
              />
              <Row as="span" align="stretch" wrap gap={4} gapX={12} className={classes.levelPrice}>
                <span>{formatTries(each)}</span>
                <strong>{price === undefined ? '' : formatMoney(price, currency)}</strong>
              </Row>
            </Row>
          )
        })}
      </fieldset>
      {error && (
        <Text tone="error" variant="note" role="alert" className={classes.problem}>
          {error}
        </Text>
      )}
    </Section>
  )
}
