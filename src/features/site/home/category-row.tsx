/** The subjects in a row, with the free assessment at its end. */

import { IconClipboardCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readCategories } from '#src/api/contract/category.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { CategoryIcon } from '#src/ui/pictures/category-icon.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { words } from './words.ts'
import classes from './category-row.module.css'

/** One row of six on a wide screen, including the assessment; the menu has them all. */
const SHOWN = offers.assessments ? 5 : 6

interface TileProps {
  to: string
  icon: ReactNode
  title: string
  note: string
}

function Tile({ to, icon, title, note }: TileProps) {
  return (
    <Card as="li" padding="none" isLink className={classes.tile}>
      <Link to={to} className={classes.link}>
        {icon}
        <span className={classes.text}>
          <span className={classes.title}>{title}</span>
          <span className={classes.note}>{note}</span>
        </span>
      </Link>
    </Card>
  )
}

function Waiting() {
  return (
    <div className={classes.row}>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className={classes.waiting}>
          <Skeleton shape="block" width="100%" height="100%" />
        </div>
      ))}
    </div>
  )
}

export function CategoryRow() {
  const categories = useRead(readCategories(), { isQuiet: false })
  return (
    <nav className={classes.place} aria-label={words.subjects}>
      <Load from={categories} skeleton={<Waiting />}>
        {(all) => (
          <ul className={classes.row}>
            {all.slice(0, SHOWN).map(({ _id, slug, title, colour, course_count }) => (
              <Tile
                key={_id}
                to={paths.category(slug)}
                icon={<CategoryIcon colour={colour} size={36} />}
                title={title}
                note={words.courseCount(course_count)}
              />
            ))}
            {offers.assessments && (
              <Tile
                to={paths.assessments()}
                icon={
                  <IconTile tone="neutral" size={36}>
                    <IconClipboardCheck />
                  </IconTile>
                }
                title={words.assessment}
                note={words.assessmentHint}
              />
            )}
          </ul>
        )}
      </Load>
    </nav>
  )
}
