/** The list of courses with its filters: beside it on a wide screen, in a sheet on a phone. */

import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { readCategories } from '#src/api/contract/category.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import { useRead } from '#src/api/use-api.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Box, Grid, Row, Stack } from '#src/ui/layout/layout.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { listActiveFilters } from './filter-words.ts'
import { buildCatalogueAddress, changeFilters, type Filters, SHOWN_KINDS, SORTS } from './filters.ts'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import { words } from './words.ts'
import classes from './catalogue.module.css'
import chip from './choice-group.module.css'

function useShow() {
  const navigate = useNavigate()
  return (next: Filters) => void navigate(buildCatalogueAddress(next), { preventScrollReset: true })
}

/** The sort order of the list, beside the page's heading. */
export function CatalogueSort({ filters }: { filters: Filters }) {
  const show = useShow()
  return (
    <SelectField
      label={words.sort}
      isLabelHidden
      placeholder={words.sorts.none}
      choices={SORTS.map((each) => ({ value: each, label: words.sorts[each] }))}
      value={filters.sort ?? ''}
      onChange={({ target }) =>
        show(changeFilters(filters, { sort: SORTS.find((each) => each === target.value) }))
      }
    />
  )
}

/** The kinds in one line that scrolls sideways; on a wide screen they are among the other filters. */
function KindChips({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  return [undefined, ...SHOWN_KINDS].map((kind) => (
    <button
      key={kind ?? 'all'}
      type="button"
      className={chip.choice}
      aria-pressed={filters.kind === kind}
      onClick={() => onChange(changeFilters(filters, { kind }))}
    >
      {words.shortKinds[kind ?? 'all']}
    </button>
  ))
}

/** The open state stays in this component: otherwise the list would re-render before the sheet. */
function SheetOpener({ filters, active, ...rest }: FilterFieldsProps & { active: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {words.openFilters(active)}
      </Button>
      {isOpen && <FilterSheet isOpen onClose={() => setOpen(false)} filters={filters} {...rest} />}
    </>
  )
}

interface CatalogueProps {
  filters: Filters
  list: (courses: readonly CourseCard[]) => ReactNode
  skeleton: ReactNode
  /** Similar results if nothing was found; `nothing` if there are none either. */
  near: (filters: Filters, nothing: ReactNode) => ReactNode
}

export function Catalogue({ filters, list, skeleton, near }: CatalogueProps) {
  const show = useShow()
  const categories = useRead(readCategories())
  const found = useFocusRecovery<HTMLElement>()
  const getTitle = (slug: string) => categories.data?.find((each) => each.slug === slug)?.title
  const active = listActiveFilters(filters, getTitle)

  return (
    <Grid gap={24} className={classes.columns}>
      <Box as="aside" hideBelow="md" className={classes.side} aria-label={words.filters}>
        <VisuallyHidden as="h2">{words.filters}</VisuallyHidden>
        <FilterFields filters={filters} categories={categories} onChange={show} />
      </Box>
      <Box shrink>
        <Stack gap={12} mb={16}>
          <SearchForm asked={filters.q} onSearch={(q) => show(changeFilters(filters, { q }))} />
          <Row
            gap={8}
            hideFrom="md"
            role="group"
            aria-label={words.kind}
            className={joinClassNames(chip.choices, classes.tools)}
          >
            <SheetOpener filters={filters} categories={categories} onChange={show} active={active.length} />
            <KindChips filters={filters} onChange={show} />
          </Row>
        </Stack>
        <section ref={found} tabIndex={-1} aria-label={words.results}>
          <ActiveFilters filters={filters} active={active} />
          {/* Another search is another list: further pages of the last one are dropped. */}
          <Results
            key={buildCatalogueAddress({ ...filters, page: 1 })}
            filters={filters}
            list={list}
            skeleton={skeleton}
            near={near}
          />
        </section>
      </Box>
    </Grid>
  )
}
