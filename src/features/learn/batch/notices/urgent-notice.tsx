/**
 * Above the pages of a batch: the unread urgent notice, or a remark that there is a new notice. (spec 7
 * Notices)
 */

import { IconSpeakerphone } from '@tabler/icons-react'
import { notice } from '#src/api/contract/notice.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatListDate } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'
import classes from './urgent-notice.module.css'

export function UrgentNotice({ batchId }: { batchId: string }) {
  const { data, error } = useApi(notice.urgent, { params: { id: batchId } }, { isQuiet: true })
  if (data === undefined && !error) return <Skeleton shape="block" className={classes.root} />
  const urgent = data && !data.is_read ? data : undefined
  const all = paths.batchNotices(batchId)
  return (
    <section aria-label={words.region} className={classes.root}>
      <RowList>
        <WorkRow
          mark={
            <IconTile tone={urgent ? 'urgent' : 'due'}>
              <IconSpeakerphone size={20} stroke={1.75} />
            </IconTile>
          }
          title={urgent ? <TitleText>{urgent.title}</TitleText> : words.newNotice}
          to={urgent ? `${all}?open=${urgent._id}` : all}
          text={
            urgent
              ? urgent.meta_description || formatListDate(urgent.date ?? urgent.created_at)
              : words.newNoticeText
          }
          state={urgent && <Pill tone="urgent">{words.urgent}</Pill>}
        />
      </RowList>
    </section>
  )
}
