/** Urgent notices of all the teacher's batches; renders nothing if there are none. */

import { IconSpeakerphone } from '@tabler/icons-react'
import { readNewestNotices } from '#src/api/contract/notice.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { isSettled } from './use-work.ts'
import { words } from './words.ts'

export function useUrgentNotices() {
  const read = useRead(readNewestNotices(10))
  return { isSettled: isSettled(read), urgent: read.data?.data.filter(({ is_urgent }) => is_urgent) ?? [] }
}

export function UrgentNotices({ urgent }: Pick<ReturnType<typeof useUrgentNotices>, 'urgent'>) {
  if (urgent.length === 0) return null
  return (
    <Section title={words.notices} isFlush>
      <RowList isFlush>
        {urgent.map(({ _id, title, batch }) => (
          <WorkRow
            key={_id}
            to={paths.teacherNotice(_id)}
            isLink
            mark={
              <IconTile tone="urgent">
                <IconSpeakerphone size={20} stroke={1.75} />
              </IconTile>
            }
            title={title}
            text={batch?.title}
          />
        ))}
      </RowList>
    </Section>
  )
}
