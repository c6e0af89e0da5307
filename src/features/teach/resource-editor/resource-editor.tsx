/** Resources of a batch by module or category; the view and the open form are part of the address. (spec 7 Resources) */

import { IconFileText, IconLink, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { callRemoval } from '#src/api/call-removal.ts'
import { resource, readResourcesByModule } from '#src/api/contract/resource.ts'
import { readStudyPlan } from '#src/api/contract/study-plan.ts'
import { requestRemoval, undoRemoval, useRemovedKeys } from '#src/api/outbox/removals.ts'
import type { Resource } from '#src/api/shapes/resource.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { Toolbar, WorkRow } from '#src/ui/work-row.tsx'
import { WaitingRecords } from '../shared/waiting-records.tsx'
import { refetchResources } from './refetch-resources.ts'
import { ResourceForm, type ResourceFormProps } from './resource-form.tsx'
import { resourceRecord } from './resource-record.ts'
import { ResourceValues } from './resource-values.ts'
import { words } from './words.ts'

const VIEWS = [
  { value: 'module' as const, label: words.byModule },
  { value: 'category' as const, label: words.byCategory },
]
type View = (typeof VIEWS)[number]['value']

interface Group {
  key: string
  title: string
  resources: readonly Resource[]
}

const getKey = ({ _id }: Resource) => `resource:${_id}`

function remove(target: Resource): void {
  const key = getKey(target)
  requestRemoval({
    key,
    send: async ({ isLasting }) => {
      await callRemoval(resource.remove, { params: { id: target._id } }, { isLasting })
      await refetchResources()
    },
  })
  showToast({
    kind: 'success',
    message: words.removed(target.title),
    isNew: true,
    action: words.undo,
    onClick: () => undoRemoval(key),
  })
}

function ResourceRow({ resource, onEdit }: { resource: Resource; onEdit: () => void }) {
  const Icon = resource.kind === 'link' ? IconLink : IconFileText
  const line =
    resource.kind === 'link'
      ? words.link
      : `${formatFileName(resource.file_name)} · ${formatBytes(resource.size)}`
  return (
    <WorkRow
      mark={
        <IconTile tone="leaf">
          <Icon size={20} stroke={1.75} />
        </IconTile>
      }
      title={<ExternalLink href={resource.url}>{resource.title}</ExternalLink>}
      text={<span data-latin>{[resource.category, line].filter(Boolean).join(' · ')}</span>}
    >
      <IconButton label={words.change(resource.title)} onClick={onEdit}>
        <IconPencil stroke={1.75} />
      </IconButton>
      <IconButton label={words.remove(resource.title)} onClick={() => remove(resource)}>
        <IconTrash stroke={1.75} />
      </IconButton>
    </WorkRow>
  )
}

/** Groups rendered per step. */
const GROUPS = 12

function Groups({ groups, onEdit }: { groups: readonly Group[]; onEdit: (id: string) => void }) {
  const removed = useRemovedKeys()
  const shown = groups
    .map((group) => ({ ...group, resources: group.resources.filter((each) => !removed.has(getKey(each))) }))
    .filter(({ resources }) => resources.length > 0)
  if (shown.length === 0) return <Empty title={words.none} text={words.noneText} />
  return (
    <Growing rows={shown} step={GROUPS} as="div">
      {({ key, title, resources }) => (
        <section key={key}>
          <StitchHeading isSmall>{title}</StitchHeading>
          <RowList>
            <Growing rows={resources}>
              {(each) => <ResourceRow key={each._id} resource={each} onEdit={() => onEdit(each._id)} />}
            </Growing>
          </RowList>
        </section>
      )}
    </Growing>
  )
}

function useGroups(batchId: string, view: View) {
  const query = { batch: batchId }
  const byModule = useRead(readResourcesByModule(batchId), { isWanted: view === 'module' })
  const byCategory = useApi(resource.categoryWise, view === 'category' ? { query } : null)
  const data: Group[] | undefined =
    view === 'module'
      ? byModule.data?.map(({ module, resources }) => ({
          key: module._id,
          title: words.module(module.no, module.title),
          resources,
        }))
      : byCategory.data?.map(({ category, resources }) => ({ key: category, title: category, resources }))
  return { ...(view === 'module' ? byModule : byCategory), data }
}

/** Reads the modules only while the form is open. */
function OpenForm({
  batchId,
  existing,
  goneId,
  onClose,
}: Pick<ResourceFormProps, 'batchId' | 'existing' | 'goneId' | 'onClose'>) {
  const read = useRead(readStudyPlan(batchId), { isForForm: true })
  return (
    <Load from={read} skeleton={<Skeleton shape="block" height={360} />}>
      {({ modules }) => (
        <ResourceForm
          key={existing?._id}
          batchId={batchId}
          modules={modules}
          {...(existing && { existing })}
          goneId={goneId}
          onClose={onClose}
        />
      )}
    </Load>
  )
}

export function ResourceEditor({ batchId }: { batchId: string }) {
  const [params, setParams] = useSearchParams()
  const view: View = params.get('view') === 'category' ? 'category' : 'module'
  const edited = params.get('edit')
  const read = useGroups(batchId, view)
  const show = (next: { view?: View; edit?: string }) => {
    const wanted = { view, ...next }
    setParams(
      { ...(wanted.view === 'category' && { view: 'category' }), ...(next.edit && { edit: next.edit }) },
      { preventScrollReset: true },
    )
  }
  const chosen = read.data?.flatMap(({ resources }) => resources).find(({ _id }) => _id === edited)
  const [typed] = useDraft(`resource-${edited ?? 'new'}`, ResourceValues, undefined)
  // If somebody else removes a resource, its form stays open, with the typed text.
  const goneId =
    read.data !== undefined && chosen === undefined && typed !== undefined ? (edited ?? undefined) : undefined
  const isOpen = edited === 'new' || chosen !== undefined || goneId !== undefined
  return (
    <Stack gap={16}>
      <Toolbar>
        <Segmented
          label={words.view}
          options={VIEWS}
          value={view}
          onChange={(next) => show({ view: next })}
        />
        <Button onClick={() => show({ edit: 'new' })} leftSection={<IconPlus size={18} aria-hidden="true" />}>
          {words.add}
        </Button>
      </Toolbar>
      <WaitingRecords
        record={resourceRecord}
        batchId={batchId}
        onTakenBack={({ id }) => show({ edit: id || 'new' })}
      />
      {isOpen && (
        <OpenForm
          batchId={batchId}
          {...(chosen && { existing: chosen })}
          goneId={goneId}
          onClose={() => show({})}
        />
      )}
      <Load
        from={read}
        skeleton={
          <SkeletonList count={4}>
            <SkeletonRow />
          </SkeletonList>
        }
      >
        {(groups) => <Groups groups={groups} onEdit={(id) => show({ edit: id })} />}
      </Load>
    </Stack>
  )
}
