/** The catalogue; its filters stand in the address. */
import { useSearchParams } from 'react-router'
import { Catalogue } from '#src/features/site/catalogue/catalogue.tsx'
import { parseFilters } from '#src/features/site/catalogue/filters.ts'
import { words } from '#src/features/site/catalogue/words.ts'
import { cardColumns } from '#src/features/site/course-card/card-lists.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  const [address] = useSearchParams()
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} description={words.description} />
      <Catalogue filters={parseFilters(address)} {...cardColumns} />
    </Page>
  )
}
