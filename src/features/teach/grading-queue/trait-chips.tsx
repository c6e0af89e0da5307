/** Drafts, late submissions and retest requests as toggles; shows the progress of a search. */

import type { ReactNode } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { usePartials } from '../shared/mark-life.ts'
import { type QueueFilter, TRAITS, toggleTrait } from './filters.ts'
import { useQueueStore } from './queue-store.ts'
import { words } from './words.ts'
import chips from '#src/ui/chip-link.module.css'
import classes from './queue.module.css'

const { traits } = words

interface TraitChipsProps {
  filter: QueueFilter
  onFilter: (change: Partial<QueueFilter>) => void
  /** Beside the chips. */
  children?: ReactNode
}

export function TraitChips({ filter, onFilter, children }: TraitChipsProps) {
  const search = useQueueStore((state) => state.search)
  const partial = usePartials().length
  return (
    <Row wrap gap={8} role="group" aria-label={traits.label}>
      {TRAITS.map((trait) => (
        <button
          key={trait}
          type="button"
          className={chips.chip}
          aria-pressed={filter.trait === trait}
          onClick={() => onFilter(toggleTrait(filter, trait))}
        >
          {traits.names[trait]}
          {trait === 'partial' && partial > 0 && ` ${formatNumber(partial)}`}
        </button>
      ))}
      {children}
      <span role="status" className={classes.searched}>
        {search && traits.search(search.done, search.all)}
      </span>
    </Row>
  )
}
