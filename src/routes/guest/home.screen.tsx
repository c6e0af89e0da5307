/** The guest's first page. */
import { lazy } from 'react'
import { cardShelf } from '#src/features/site/course-card/card-lists.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { Home } from '#src/features/site/home/home.tsx'

const FreeWays = lazy(async () => ({ default: (await import('#src/features/site/free-ways/free-ways.tsx')).FreeWays }))

export function Component() {
  return (
    <>
      <Head />
      <Home {...cardShelf} ways={<FreeWays />} />
    </>
  )
}
