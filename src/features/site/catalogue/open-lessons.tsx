/**
 * Classes of paid courses that everybody may watch, by module; each opens on its course's page. (spec 7
 * recording/free-module)
 */

import { IconPlayerPlay } from '@tabler/icons-react'
import { readOpenLessons } from '#src/api/contract/recording.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatDuration } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { Box } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'
import classes from './category-page.module.css'

/** Renders nothing if there are none. */
export function OpenLessons() {
  const { data: modules = [] } = useRead(readOpenLessons())
  if (modules.length === 0) return null
  return (
    <Box as="section" mt={40}>
      <h2 className={classes.title}>{words.openLessons}</h2>
      <RowList>
        {modules.flatMap(({ _id, title, course, recordings }) =>
          recordings.map((each) => (
            <WorkRow
              key={`${_id}-${each._id}`}
              mark={
                <IconTile size={36}>
                  <IconPlayerPlay size={20} stroke={1.75} />
                </IconTile>
              }
              title={each.title}
              to={addQuery(paths.course(course.slug), { free: each._id })}
              text={joinFacts(course.title, title, formatDuration(each.duration))}
            />
          )),
        )}
      </RowList>
    </Box>
  )
}
