/** The active filters, each with a button that removes it. */

import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Row } from '#src/ui/layout/layout.tsx'
import type { ActiveFilter } from './filter-words.ts'
import { buildCatalogueAddress, changeFilters, type Filters } from './filters.ts'
import { words } from './words.ts'
import classes from './active-filters.module.css'

interface ActiveFiltersProps {
  filters: Filters
  active: readonly ActiveFilter[]
}

export function ActiveFilters({ filters, active }: ActiveFiltersProps) {
  if (active.length === 0) return null
  return (
    <Row as="ul" wrap gap={8} mb={16} aria-label={words.chosen}>
      {active.map(({ name, text }) => (
        <li key={name}>
          <Link
            to={buildCatalogueAddress(changeFilters(filters, { [name]: undefined }))}
            preventScrollReset
            className={classes.chip}
            aria-label={words.remove(text)}
          >
            {text}
            <IconX size={16} stroke={2} aria-hidden="true" />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            to={buildCatalogueAddress({ sort: filters.sort, page: 1 })}
            preventScrollReset
            className={classes.clear}
          >
            {words.clear}
          </Link>
        </li>
      )}
    </Row>
  )
}
