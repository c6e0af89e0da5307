/** List of notices for their teacher, urgent ones first; for one batch, or for all with a filter in the address. (ruling R35) */

import { IconPlus, IconSpeakerphone, IconTrash } from '@tabler/icons-react'
import { useNavigate, useSearchParams } from 'react-router'
import { readAllBatches } from '#src/api/contract/batch.ts'
import { readTaughtNotices } from '#src/api/contract/notice.ts'
import { useRemovedKeys } from '#src/api/outbox/removals.ts'
import { useRequests } from '#src/api/requests/use-requests.ts'
import type { Notice } from '#src/api/shapes/notice.ts'
import { useRead } from '#src/api/use-api.ts'
import { listBatchChoices } from '#src/lib/batch-choices.ts'
import { countPages } from '#src/lib/page-count.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Pager, formatRange, usePage } from '#src/ui/pager.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { Toolbar, WorkRow } from '#src/ui/work-row.tsx'
import { WaitingRecords } from '../shared/waiting-records.tsx'
import { noticeEdit } from './notice-edit.ts'
import { applyValues } from './notice-values.ts'
import { getRemovalKey, removeNotice } from './remove-notice.ts'
import { WaitingNotices } from './waiting-notices.tsx'
import { words } from './words.ts'

function NoticeRow({ notice: held }: { notice: Notice }) {
  const [edit] = useRequests(noticeEdit, held._id)
  const waiting = edit?.state === 'refused' ? undefined : edit
  const notice = waiting ? applyValues(held, waiting.values.fields) : held
  return (
    <WorkRow
      mark={
        <IconTile tone={notice.is_urgent ? 'urgent' : 'due'}>
          <IconSpeakerphone size={20} stroke={1.75} />
        </IconTile>
      }
      title={notice.title}
      to={paths.teacherNotice(notice._id)}
      text={words.line(notice.batch?.title ?? '', notice.topic, notice.date ?? notice.created_at)}
      state={
        (notice.is_urgent || !notice.is_published || waiting) && (
          <>
            {waiting && <Pill tone="neutral">{words.unsent}</Pill>}
            {notice.is_urgent && <Pill tone="urgent">{words.urgent}</Pill>}
            {!notice.is_published && <Pill tone="outline">{words.draft}</Pill>}
          </>
        )
      }
    >
      <IconButton label={words.remove(notice.title)} onClick={() => removeNotice(notice)}>
        <IconTrash stroke={1.75} />
      </IconButton>
    </WorkRow>
  )
}

function BatchChoice({ value, onChange }: { value: string; onChange: (batchId: string) => void }) {
  const { data } = useRead(readAllBatches(), { isQuiet: true })
  return (
    <SelectField
      label={words.batch}
      placeholder={words.allBatches}
      choices={listBatchChoices(data?.data ?? [])}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function Rows({ notices }: { notices: readonly Notice[] }) {
  const removed = useRemovedKeys()
  const shown = notices.filter((each) => !removed.has(getRemovalKey(each)))
  if (shown.length === 0) return <Empty title={words.none} text={words.noneText} />
  return (
    <RowList>
      {shown.map((each) => (
        <NoticeRow key={each._id} notice={each} />
      ))}
    </RowList>
  )
}

/** `batchId` limits the list to one batch. */
export function NoticeList({ batchId }: { batchId?: string }) {
  const [params, setParams] = useSearchParams()
  const chosen = batchId ?? params.get('batch') ?? ''
  const { page, addressOf } = usePage()
  const navigate = useNavigate()
  const read = useRead(readTaughtNotices(chosen, page))
  return (
    <Stack gap={16}>
      <Toolbar>
        {batchId === undefined && (
          <BatchChoice
            value={chosen}
            onChange={(id) => setParams(id === '' ? {} : { batch: id }, { replace: true })}
          />
        )}
        <Button
          to={paths.teacherNewNotice(chosen === '' ? {} : { batch: chosen })}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          {words.add}
        </Button>
      </Toolbar>
      <WaitingNotices batchId={chosen} />
      <WaitingRecords
        record={{ update: noticeEdit }}
        batchId={chosen}
        hasOwnRows
        onTakenBack={({ id }) => void navigate(paths.teacherNotice(id))}
      />
      <Load
        from={read}
        skeleton={
          <SkeletonList count={3}>
            <SkeletonRow />
          </SkeletonList>
        }
      >
        {({ data, total, count }) => (
          <>
            <Rows notices={data} />
            <Pager
              page={page}
              pageCount={countPages(total, count)}
              text={formatRange(page, count, total)}
              addressOf={addressOf}
            />
          </>
        )}
      </Load>
    </Stack>
  )
}
