/** Notices that have not reached the server: why, and the way back into the form. (ruling R82) */

import { IconClock } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { readAllBatches } from '#src/api/contract/batch.ts'
import { useQueue } from '#src/api/outbox/queue.ts'
import { useRead } from '#src/api/use-api.ts'
import { nameBatch } from '#src/lib/batch-choices.ts'
import { paths } from '#src/lib/paths.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { takeBackNotices } from './notice-outbox.ts'
import { NOTICES, type WaitingNotice } from './notice-queue.ts'
import { words } from './words.ts'

const texts = words.waiting

/** One row for the notices that one press has queued and that wait for the same reason. */
function groupByPress(notices: readonly WaitingNotice[]): WaitingNotice[][] {
  const groups = new Map<string, WaitingNotice[]>()
  for (const each of notices) {
    const name = `${each.press} ${each.refusal ?? ''}`
    groups.set(name, [...(groups.get(name) ?? []), each])
  }
  return [...groups.values()]
}

function WaitingRow({ group }: { group: readonly WaitingNotice[] }) {
  const isOnline = useIsOnline()
  const navigate = useNavigate()
  const { data } = useRead(readAllBatches(), { isQuiet: true })
  const [first] = group
  if (first === undefined) return null
  const { refusal, values } = first
  const batches = group.map(({ values: { batch } }) => {
    const known = data?.data.find(({ _id }) => _id === batch)
    return known ? nameBatch(known) : ''
  })
  const takeBack = () => {
    const isInDoubt = group.some((each) => each.isInDoubt && each.refusal === undefined)
    if (!takeBackNotices(group)) return showToast({ kind: 'error', message: texts.otherBegun })
    if (isInDoubt) showToast({ kind: 'success', message: texts.inDoubt, isNew: true })
    return void navigate(paths.teacherNewNotice({}))
  }
  return (
    <WorkRow
      mark={
        <IconTile tone={refusal === undefined ? 'neutral' : 'urgent'}>
          <IconClock size={20} stroke={1.75} />
        </IconTile>
      }
      title={values.title}
      text={[batches.filter(Boolean).join(', '), refusal].filter(Boolean).join(' · ')}
      state={
        <Pill tone={refusal === undefined ? 'neutral' : 'missed'}>
          {refusal === undefined ? (isOnline ? texts.sending : texts.offline) : texts.refused}
        </Pill>
      }
    >
      <Button size="sm" variant="default" onClick={takeBack}>
        {texts.takeBack}
      </Button>
    </WorkRow>
  )
}

/** `batchId`: only those of one batch. */
export function WaitingNotices({ batchId }: { batchId: string }) {
  const notices = useQueue(NOTICES).filter(({ values: { batch } }) => batchId === '' || batch === batchId)
  if (notices.length === 0) return null
  return (
    <section aria-label={texts.title}>
      <RowList>
        {groupByPress(notices).map((group) => (
          <WaitingRow key={`${group[0]?.press} ${group[0]?.refusal}`} group={group} />
        ))}
      </RowList>
    </section>
  )
}
