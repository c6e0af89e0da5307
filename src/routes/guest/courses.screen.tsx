/** The catalogue; its filters are in the address. */

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { Catalogue, CatalogueSort } from '#src/features/site/catalogue/catalogue.tsx'
import { type Filters, parseFilters } from '#src/features/site/catalogue/filters.ts'
import { words } from '#src/features/site/catalogue/words.ts'
import { cardColumns } from '#src/features/site/course-card/card-lists.tsx'
import { NearCourses } from '#src/features/site/near-courses/near-courses.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Box } from '#src/ui/layout/layout.tsx'

function showNear({ q = '', category, kind, day, max }: Filters, nothing: ReactNode): ReactNode {
  return (
    <NearCourses
      q={q}
      query={{ category, kind, day_part: day, price_max: max }}
      nothing={nothing}
      {...cardColumns}
    />
  )
}

export function Component() {
  const [address] = useSearchParams()
  const filters = parseFilters(address)
  const subtitle = (
    <Box as="span" hideBelow="sm">
      {words.subtitle}
    </Box>
  )
  return (
    <Page title={words.title} subtitle={subtitle} actions={<CatalogueSort filters={filters} />}>
      <Head title={words.title} description={words.description} />
      <Catalogue filters={filters} near={showNear} {...cardColumns} />
    </Page>
  )
}
