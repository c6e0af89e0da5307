/** Categories as links, with the number of their courses. */

import { Link } from 'react-router'
import type { Category } from '#src/api/shapes/category.ts'
import { paths } from '#src/lib/paths.ts'
import { words } from './words.ts'
import chips from '#src/ui/chip-link.module.css'
import classes from './search-start.module.css'

export function Subjects({ title, categories }: { title: string; categories: readonly Category[] }) {
  if (categories.length === 0) return null
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <ul className={chips.row}>
        {categories.map(({ _id, slug, title: name, course_count }) => (
          <li key={_id}>
            <Link to={paths.category(slug)} className={classes.subject}>
              <b>{name}</b>
              <span>{words.courseCount(course_count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
