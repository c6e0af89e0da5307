/** The kinds of the hits, as chips with their counts. */

import { Row } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import type { Finding } from './find-items.ts'
import type { Group } from './item.ts'
import { words } from './words.ts'
import chips from '#src/ui/chip-link.module.css'
import classes from './palette.module.css'

export type Kind = Group | 'all'

interface KindsProps {
  finding: Finding
  kind: Kind
  isWide: boolean
  onChange: (kind: Kind) => void
}

export function Kinds({ finding: { groups, count }, kind, isWide, onChange }: KindsProps) {
  const all: readonly [Kind, string, number][] = [
    ['all', words.all, count],
    ...groups.map(({ group, items }): [Kind, string, number] => [group, words.chips[group], items.length]),
  ]
  return (
    <Row gap={8} role="group" aria-label={words.kinds} className={classes.kinds}>
      {all.map(([each, text, pieces]) => (
        <button
          key={each}
          type="button"
          className={chips.chip}
          aria-pressed={each === kind}
          onClick={() => onChange(each)}
          // Tab moves through the kinds.
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onChange(each)}
        >
          {text} {words.count(pieces)}
        </button>
      ))}
      {isWide && (
        <span className={classes.hint} aria-hidden="true">
          <KeyCap>Tab</KeyCap> {words.keys.kind}
        </span>
      )}
    </Row>
  )
}
