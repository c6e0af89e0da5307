import { Head } from '#src/features/shell/head/head.tsx'
/** The guest's first page. */
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
