/** Bar with the most used keys, always shown on a wide window. */

import { Fragment, type ReactNode } from 'react'
import { offers } from '#src/lib/features.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { words } from '../words.ts'
import { useGradingSettings } from './grading-settings-store.ts'
import classes from './keys.module.css'

interface ShownKey {
  caps: readonly string[]
  /** All keys from the first to the last. */
  isRange?: boolean
  text: string
}

const SHOWN: readonly ShownKey[] = [
  { caps: ['J', 'K'], text: words.nextAndPrevious },
  { caps: ['↑', '↓'], text: words.chooseCriterion },
  { caps: ['0', '9'], isRange: true, text: words.giveMark },
  ...(offers.ai ? [{ caps: ['A'], text: words.keys.acceptOne }] : []),
]

interface KeyBarProps {
  /** The save state of the draft, shown at the end. */
  children: ReactNode
  shown?: readonly ShownKey[]
  onSheet: () => void
}

export function KeyBar({ children, shown = SHOWN, onSheet }: KeyBarProps) {
  const hasKeys = useGradingSettings((state) => state.hasKeys)
  return (
    <Row as="footer" gap={20} hideBelow="md" className={classes.bar} aria-label={words.keyBar}>
      {hasKeys &&
        shown.map(({ caps, isRange, text }) => (
          <Row as="span" inline gap={6} key={text}>
            {caps.map((cap, index) => (
              <Fragment key={cap}>
                {isRange && index > 0 && '–'}
                <KeyCap>{cap}</KeyCap>
              </Fragment>
            ))}
            {text}
          </Row>
        ))}
      <Text as="span" tone="muted" push>
        {children}
      </Text>
      <button type="button" className={classes.all} onClick={onSheet}>
        <KeyCap>?</KeyCap> {words.allKeys}
      </button>
    </Row>
  )
}
