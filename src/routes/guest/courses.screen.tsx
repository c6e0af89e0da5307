/** The catalogue; its filters stand in the address. */
import { useSearchParams } from 'react-router'
import { Catalogue } from '#src/features/catalogue/catalogue.tsx'
import { filtersIn } from '#src/features/catalogue/filters.ts'
import { words } from '#src/features/catalogue/words.ts'
import { cardColumns } from '#src/features/course-card/card-lists.tsx'
import { Head } from '#src/features/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  const [address] = useSearchParams()
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} description={words.description} />
      <Catalogue filters={filtersIn(address)} {...cardColumns} />
    </Page>
  )
}
