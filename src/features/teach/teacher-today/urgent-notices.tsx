/** Urgent notices of all the teacher's batches; renders nothing if there are none. */

import { IconSpeakerphone } from '@tabler/icons-react'
import { readNewestNotices } from '#src/api/contract/notice.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Card } from '#src/ui/card.tsx'
import { Row, Surface } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { SideRow } from './side-row.tsx'
import { isSettled } from './use-work.ts'
import { words } from './words.ts'
import classes from './teacher-today.module.css'

export function useUrgentNotices() {
  const read = useRead(readNewestNotices(10))
  return { isSettled: isSettled(read), urgent: read.data?.data.filter(({ is_urgent }) => is_urgent) ?? [] }
}

export function UrgentNotices({ urgent }: Pick<ReturnType<typeof useUrgentNotices>, 'urgent'>) {
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
