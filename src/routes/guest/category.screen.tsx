/** One subject and its courses. */

import { Navigate } from 'react-router'
import { category, readCategory } from '#src/api/contract/category.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { CategoryPage } from '#src/features/site/catalogue/category-page.tsx'
import { words } from '#src/features/site/catalogue/words.ts'
import { cardGrid } from '#src/features/site/course-card/card-lists.tsx'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { Component as NotFound } from './not-found.screen.tsx'

/** An old link by id redirects to the slug. (spec 7 category/{slug or id}) */
function ById({ id }: { id: string }) {
  const { data, isLoading } = useApi(category.one, { params: { slugOrId: id } }, { isQuiet: true })
  if (isLoading) return <Page title={words.category}>{cardGrid.skeleton}</Page>
  return data && data.slug !== id ? <Navigate to={paths.category(data.slug)} replace /> : <NotFound />
}

export function Component() {
  const { slug } = useRouteParams('slug')
  const details = useRead(readCategory(slug))
  if (details.error?.status === 404) return <ById id={slug} />
  const { title, text } = details.data ?? { title: words.category, text: '' }
  return (
    <Page title={title} subtitle={text}>
      <Head title={title} description={text || words.description} />
      <Load from={details} skeleton={cardGrid.skeleton}>
        {(found) => <CategoryPage category={found} list={cardGrid.list} />}
      </Load>
    </Page>
  )
}
