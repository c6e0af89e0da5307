/**
 * The row above the list: the search field, the active filters, each with a remove button, and the button for
 * all filters.
 */

import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import type { JobPost } from '#src/api/shapes/job.ts'
import { formatTaka } from '#src/lib/bn.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Box, Text } from '#src/ui/layout/layout.tsx'
import { listNarrowing, type JobFilters, type Narrowing } from './job-filters.ts'
import { words } from './words.ts'
import classes from './jobs.module.css'

/** The filter's text on its chip. */
function describe(name: Narrowing, filters: JobFilters, posts: readonly JobPost[]): string {
  const { type, salary, status, category_slug } = filters
  if (name === 'category_slug')
    return (
      posts.find(({ category }) => category?.slug === category_slug)?.category?.title ?? category_slug ?? ''
    )
  if (name === 'type' && type) return words.types[type]
  if (name === 'salary' && salary) return words.filter.from(formatTaka(salary))
  if (name === 'status' && status && status !== 'none') return words.state[status]
  if (name === 'search' || name === 'location') return filters[name] ?? ''
  const { chip } = words.filter
  if (name in chip && name !== 'status') {
    const day = filters[name as 'expire_at_from'] ?? ''
    return chip[name as 'expire_at_from'](day)
  }
  return chip.narrowed
}

interface FilterBarProps {
  filters: JobFilters
  posts: readonly JobPost[]
  /** Undefined while the posts are coming. */
  found: number | undefined
  getAddress: (filters: JobFilters) => string
  onSearch: (search: string | undefined) => void
  onOpen: () => void
}

/** On wide screens; on a phone it is in the sheet. */
function SearchForm({
  asked,
  onSearch,
}: {
  asked: string | undefined
  onSearch: FilterBarProps['onSearch']
}) {
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('search')
    onSearch((typeof text === 'string' && cleanLine(text)) || undefined)
  }
  return (
    <Box
      as="form"
      role="search"
      aria-label={words.filter.search}
      hideBelow="md"
      className={classes.search}
      onSubmit={search}
    >
      <TextField
        // If a chip or Back removes the search words, the field is cleared too.
        key={asked}
        type="search"
        name="search"
        defaultValue={asked}
        placeholder={words.filter.search}
        label={words.filter.search}
        isLabelHidden
        autoComplete="off"
        enterKeyHint="search"
        leftSection={<IconSearch stroke={1.75} aria-hidden="true" />}
      />
    </Box>
  )
}

function Chip({
  name,
  filters,
  posts,
  getAddress,
}: Pick<FilterBarProps, 'filters' | 'posts' | 'getAddress'> & { name: Narrowing }) {
  const text = describe(name, filters, posts)
  const { [name]: _off, ...rest } = filters
  return (
    <Link
      to={getAddress(rest)}
      preventScrollReset
      className={classes.chip}
      aria-label={words.filter.remove(text)}
      data-latin={name === 'search' || undefined}
    >
      {text}
      <IconX size={16} stroke={2} aria-hidden="true" />
    </Link>
  )
}

export function FilterBar({ filters, posts, found, getAddress, onSearch, onOpen }: FilterBarProps) {
  const active = listNarrowing(filters)
  const chips = useFocusRecovery<HTMLUListElement>()
  return (
    <div className={classes.bar}>
      <SearchForm asked={filters.search} onSearch={onSearch} />
      <ul ref={chips} tabIndex={-1} className={classes.chips} aria-label={words.filter.chosen}>
        <li>
          <Button
            variant={active.length > 0 ? 'filled' : 'default'}
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
            onClick={onOpen}
          >
            {words.filter.open(active.length)}
          </Button>
        </li>
        {active.map((name) => (
          <li key={name}>
            <Chip name={name} filters={filters} posts={posts} getAddress={getAddress} />
          </li>
        ))}
        {active.length > 1 && (
          <li>
            <Link to={getAddress({ tab: filters.tab })} preventScrollReset className={classes.clear}>
              {words.filter.clear}
            </Link>
          </li>
        )}
      </ul>
      <Box hideBelow="md" push fixed>
        <Text as="span" tone="muted" variant="small" role="status">
          {found !== undefined && `${words.found(found)} · ${words.byDeadline}`}
        </Text>
      </Box>
    </div>
  )
}
