/**
 * Schools or positions, newest first; the open form is part of the address, and a removal can be undone for a
 * while. (ruling R55)
 */

import { IconBriefcase, IconPencil, IconPlus, IconSchool, IconTrash } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { requestRemoval, undoRemoval } from '#src/api/outbox/removals.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { formatPeriod } from '#src/lib/talent-period.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { PeriodForm } from './period-form.tsx'
import type { PeriodKind } from './period-kinds.ts'
import { NEW, usePeriodRequests } from './period-requests.ts'
import type { Period } from './period-values.ts'
import { getRemovalKey, refetchTalent, useOwnTalent } from './use-own-talent.ts'
import { words } from './words.ts'

function remove(kind: PeriodKind, { _id, role }: Period): void {
  const key = getRemovalKey(_id)
  requestRemoval({
    key,
    send: async (options) => {
      await kind.remove(_id, options)
      await refetchTalent()
    },
  })
  const { removed, undo } = words.periods
  showToast({
    kind: 'success',
    message: removed(role),
    isNew: true,
    action: undo,
    onClick: () => undoRemoval(key),
  })
}

interface PeriodRowProps {
  kind: PeriodKind
  period: Period
  onEdit: () => void
}

function PeriodRow({ kind, period, onEdit }: PeriodRowProps) {
  const isSchool = kind.name === 'education'
  const Icon = isSchool ? IconSchool : IconBriefcase
  return (
    <WorkRow
      mark={
        <IconTile tone={isSchool ? 'due' : 'info'}>
          <Icon size={20} stroke={1.75} />
        </IconTile>
      }
      title={
        <span data-latin dir="auto">
          {period.role}
        </span>
      }
      text={
        <span data-latin dir="auto">
          {joinFacts(period.place, isSchool && period.note, formatPeriod(period.date_from, period.date_to))}
        </span>
      }
    >
      <IconButton label={words.periods.change(period.role)} onClick={onEdit}>
        <IconPencil stroke={1.75} />
      </IconButton>
      <IconButton label={words.periods.remove(period.role)} onClick={() => remove(kind, period)}>
        <IconTrash stroke={1.75} />
      </IconButton>
    </WorkRow>
  )
}

function Periods({ kind, rows }: { kind: PeriodKind; rows: readonly Period[] }) {
  const [params, setParams] = useSearchParams()
  const place = useFocusRecovery<HTMLDivElement>()
  const texts = words[kind.name]
  const edited = params.get('edit')
  const show = (edit?: string) => setParams(edit === undefined ? {} : { edit }, { preventScrollReset: true })
  const chosen = rows.find(({ _id }) => _id === edited)
  const waiting = usePeriodRequests(kind.requests)
  const isOpen = edited === NEW || chosen !== undefined
  return (
    <Stack gap={16} ref={place} tabIndex={-1}>
      {isOpen ? (
        <PeriodForm key={chosen?._id ?? NEW} kind={kind} period={chosen} onClose={() => show()} />
      ) : (
        <div>
          <Button onClick={() => show(NEW)} leftSection={<IconPlus size={18} aria-hidden="true" />}>
            {texts.add}
          </Button>
        </div>
      )}
      {waiting.map((request) => {
        const { id = NEW, body } = request.values
        const takeBack = () => {
          request.takeBack()
          show(id)
        }
        return (
          <WaitingRequest key={request.key} request={{ ...request, takeBack }}>
            {joinFacts(body.role, body.place)}
          </WaitingRequest>
        )
      })}
      {rows.length === 0 && !isOpen && waiting.length === 0 && (
        <Empty title={texts.none} text={texts.noneText} />
      )}
      {rows.length > 0 && (
        <RowList>
          {rows.map((each) => (
            <PeriodRow key={each._id} kind={kind} period={each} onEdit={() => show(each._id)} />
          ))}
        </RowList>
      )}
    </Stack>
  )
}

export function PeriodEditor({ kind }: { kind: PeriodKind }) {
  return (
    <Load from={useOwnTalent()} skeleton={<SkeletonRows count={3} lines={2} />}>
      {(talent) => <Periods kind={kind} rows={kind.list(talent)} />}
    </Load>
  )
}
