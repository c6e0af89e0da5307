/** The guest's first page. */
import { cardShelf } from '#src/features/course-card/card-lists.tsx'
import { Head } from '#src/features/head/head.tsx'
import { Home } from '#src/features/home/home.tsx'

export function Component() {
  return (
    <>
      <Head />
      <Home {...cardShelf} />
    </>
  )
}
