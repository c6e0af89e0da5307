/** The list of courses with its filters: beside it on a wide screen, in a sheet on a phone. */
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { category } from '#src/api/contract/category.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { useApi } from '#src/api/use-api.ts'
import { Button } from '#src/ui/button.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { Box, Grid, Row } from '#src/ui/layout/layout.tsx'
import classes from './catalogue.module.css'
import { FilterFields } from './filter-fields.tsx'
import { listActiveFilters } from './filter-words.ts'
import { buildCatalogueAddress, changeFilters, type Filters, type Sort, SORTS } from './filters.ts'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import { words } from './words.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'

interface SortFieldProps {
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
}

/** The order of the list. */
function SortField({ sort, onSort }: SortFieldProps) {
  return (
    <SelectField
      label={words.sort}
      isLabelHidden
      placeholder={words.sorts.none}
      choices={SORTS.map((each) => ({ value: each, label: words.sorts[each] }))}
      value={sort ?? ''}
      onChange={({ target }) => onSort(SORTS.find((each) => each === target.value))}
    />
  )
}

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

interface CatalogueProps {
  filters: Filters
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
}

export function Catalogue({ filters, list, skeleton }: CatalogueProps) {
  const navigate = useNavigate()
  const categories = useApi(category.list, {}, { isQuiet: true })
  const [isSheetOpen, setSheetOpen] = useState(false)
  const found = useFocusRecovery<HTMLElement>()
  const titleOf = (slug: string) => categories.data?.find((each) => each.slug === slug)?.title
  const active = listActiveFilters(filters, titleOf)

  function show(next: Filters) {
    void navigate(buildCatalogueAddress(next), { preventScrollReset: true })
  }

  return (
    <Grid gap={24} className={classes.columns}>
      <Box as="aside" hideBelow="md" className={classes.side} aria-label={words.filters}>
        <VisuallyHidden as="h2">{words.filters}</VisuallyHidden>
        <FilterFields filters={filters} categories={categories} onChange={show} />
      </Box>
      <Box shrink>
        <Row align="stretch" wrap gap={12} mb={16} className={classes.bar}>
          <SearchForm asked={filters.q} onSearch={(q) => show(changeFilters(filters, { q }))} />
          <Row justify="between" wrap gap={12} gapX={6} className={classes.tools}>
            <Button
              variant="default"
              className={classes.open}
              aria-haspopup="dialog"
              leftSection={<IconAdjustmentsHorizontal stroke={1.75} aria-hidden="true" />}
              onClick={() => setSheetOpen(true)}
            >
              {words.openFilters(active.length)}
            </Button>
            <SortField sort={filters.sort} onSort={(sort) => show(changeFilters(filters, { sort }))} />
          </Row>
        </Row>
        <section ref={found} tabIndex={-1} aria-label={words.results}>
          <ActiveFilters filters={filters} active={active} />
          {/* Another search is another list: what was asked for below the last one is forgotten. */}
          <Results key={buildCatalogueAddress({ ...filters, page: 1 })} filters={filters} list={list} skeleton={skeleton} />
        </section>
      </Box>
      {isSheetOpen && (
        <Suspense>
          <FilterSheet isOpen onClose={() => setSheetOpen(false)} filters={filters} categories={categories} onChange={show} />
        </Suspense>
      )}
    </Grid>
  )
}
