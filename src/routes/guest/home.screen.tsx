/** The guest's first page. */

import { Head } from '#src/features/shell/head/head.tsx'
import { cardShelf } from '#src/features/site/course-card/card-lists.tsx'
import { Home } from '#src/features/site/home/home.tsx'

export function Component() {
  return (
    <>
      <Head />
      <Home {...cardShelf} />
    </>
  )
}
