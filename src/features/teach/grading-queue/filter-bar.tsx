/** The controls of the queue in one row; each change is written to the address at once. (picture 35) */

import { IconAdjustmentsHorizontal, IconFilterOff, IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { useTypedText } from '#src/ui/hooks/use-typed-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { type FilterProps, ItemSelect, SortSelect } from './filter-selects.tsx'
import { type Checked, hasFields, isNarrowed, isSearch } from './filters.ts'
import { useQueueStore } from './queue-store.ts'
import { TraitChips } from './trait-chips.tsx'
import { useItemTitle } from './use-queue.ts'
import { useWaitingItems } from './waiting-items.ts'
import { words } from './words.ts'
import chips from '#src/ui/chip-link.module.css'
import classes from './filter-bar.module.css'

const { filters } = words
const CLEARED = {
  exam: '',
  assignment: '',
  batch: '',
  learner: '',
  trait: '' as const,
  marksMin: '',
  marksMax: '',
  only: [],
  name: '',
}

/** Includes the number of unchecked ones if no filter is set. */
function CheckedChoice({ filter, onFilter }: FilterProps) {
  const total = useQueueStore((state) => state.total)
  const hasCount = filter.checked === 'no' && total !== undefined && !isSearch(filter)
  const open = (
    <>
      {filters.no}
      {hasCount && <span className={classes.count}> {formatNumber(total)}</span>}
    </>
  )
  return (
    <Segmented<Checked>
      label={filters.checked}
      options={[
        { value: 'no', label: open },
        { value: 'yes', label: filters.yes },
        { value: 'all', label: filters.all },
      ]}
      value={filter.checked}
      onChange={(checked) => onFilter({ checked })}
    />
  )
}

function NameSearch({ filter, onFilter }: FilterProps) {
  const [typed, type] = useTypedText(filter.name, (name) => onFilter({ name, only: [] }))
  return (
    <TextField
      type="search"
      label={filters.name}
      isLabelHidden
      placeholder={filters.nameShort}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

/** On a phone the select is out of sight: the chosen work is a chip that takes the filter away. */
function ItemChip({ filter, onFilter }: FilterProps) {
  const title = useItemTitle(filter)
  if (title === undefined) return null
  return (
    <Box hideFrom="md">
      <button
        type="button"
        className={chips.chip}
        aria-pressed="true"
        onClick={() => onFilter({ exam: '', assignment: '', only: [] })}
      >
        {title}
        <IconX size={16} aria-hidden="true" />
        <VisuallyHidden>{filters.clear}</VisuallyHidden>
      </button>
    </Box>
  )
}

interface FilterBarProps extends FilterProps {
  /** Actions on all submissions of one exam or assignment; a wide window has them beside the heading. */
  tools: ReactNode
}

export function FilterBar({ filter, onFilter, tools }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const [isSearching, setSearching] = useState(filter.name !== '')
  const waiting = useWaitingItems(filter.batch)
  return (
    <section aria-label={filters.region} className={classes.root}>
      <div className={classes.chips}>
        <CheckedChoice filter={filter} onFilter={onFilter} />
        <TraitChips filter={filter} onFilter={onFilter} />
        {isNarrowed(filter) && (
          <IconButton label={filters.clear} onClick={() => onFilter(CLEARED)}>
            <IconFilterOff size={20} />
          </IconButton>
        )}
        <ItemChip filter={filter} onFilter={onFilter} />
        <Row gap={8} hideFrom="md">
          {tools}
        </Row>
      </div>
      <Box hideBelow="md" className={classes.work}>
        <ItemSelect
          label={filters.work}
          isLabelHidden
          filter={filter}
          waiting={waiting}
          onFilter={onFilter}
        />
      </Box>
      <div className={classes.search} data-open={isSearching}>
        <NameSearch filter={filter} onFilter={onFilter} />
      </div>
      <div className={classes.sort}>
        <SortSelect filter={filter} onFilter={onFilter} isLabelHidden />
      </div>
      <Box hideFrom="md" fixed>
        <IconButton
          label={filters.name}
          variant="default"
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          <IconSearch size={20} />
        </IconButton>
      </Box>
      <Box fixed className={classes.more}>
        <IconButton label={filters.show} variant="default" onClick={() => setOpen(true)}>
          <IconAdjustmentsHorizontal size={20} />
        </IconButton>
        {hasFields(filter) && (
          <span className={classes.dot}>
            <VisuallyHidden>{filters.isSet}</VisuallyHidden>
          </span>
        )}
      </Box>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={filters.show}>
        {isOpen && <FilterPanel filter={filter} onFilter={onFilter} waiting={waiting} />}
      </SidePanel>
    </section>
  )
}
