/** Urgent notices of all the teacher's batches; renders nothing if there are none. */

import { IconSpeakerphone } from '@tabler/icons-react'
import { readNewestNotices } from '#src/api/contract/notice.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { Row, Surface } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { SideRow } from './side-row.tsx'
import { words } from './words.ts'
import classes from './teacher-today.module.css'

export function UrgentNotices() {
  const { data } = useRead(readNewestNotices(10))
  const urgent = data?.data.filter(({ is_urgent }) => is_urgent) ?? []
  if (urgent.length === 0) return null
  return (
    <Card as="section" padding="none" aria-labelledby="urgent-notices">
      <Row padX={16} padY={10} className={classes.head}>
        <h2 id="urgent-notices">{words.notices}</h2>
      </Row>
      <Surface as="ul" plain className={classes.rows}>
        {urgent.map(({ _id, title, batch }) => (
          <SideRow
            key={_id}
            to={paths.teacherNotice(_id)}
            mark={
              <IconTile tone="urgent">
                <IconSpeakerphone size={20} stroke={1.75} />
              </IconTile>
            }
            title={title}
            text={batch?.title}
          />
        ))}
      </Surface>
    </Card>
  )
}
