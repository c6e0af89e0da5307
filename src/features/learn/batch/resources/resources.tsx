/**
 * Files and links of a batch, by module or by category, or of all the learner's batches; the choice is part
 * of the address.
 */

import { useSearchParams } from 'react-router'
import { resource, readResourcesByModule } from '#src/api/contract/resource.ts'
import type { Resource } from '#src/api/shapes/resource.ts'
import { type Loaded, useApi, useRead } from '#src/api/use-api.ts'
import { formatListDate } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { ResourceRow } from '../../shared/resource/resource-row.tsx'
import { words } from './words.ts'
import classes from './resources.module.css'

interface Section {
  title: string
  resources: readonly Resource[]
}

/** Sections rendered per step. */
const SECTIONS = 12

function Sections({ batchId, from }: { batchId: string; from: Loaded<Section[]> }) {
  return (
    <Load
      from={from}
      skeleton={<SkeletonRows heading="h2" count={4} lines={3} />}
      isEmpty={(sections) => sections.every(({ resources }) => resources.length === 0)}
      empty={
        <Empty
          title={words.none}
          text={words.noneText}
          action={<Button to={paths.batch(batchId)}>{words.toPlan}</Button>}
        />
      }
    >
      {(sections) => (
        <Growing rows={sections.filter(({ resources }) => resources.length > 0)} step={SECTIONS} as="div">
          {({ title, resources }) => (
            <section key={title} className={classes.section}>
              <StitchHeading>{title}</StitchHeading>
              <RowList>
                <Growing rows={resources}>
                  {(each) => (
                    <ResourceRow key={each._id} resource={each} day={formatListDate(each.created_at)} />
                  )}
                </Growing>
              </RowList>
            </section>
          )}
        </Growing>
      )}
    </Load>
  )
}

function ByModule({ batchId }: { batchId: string }) {
  const read = useRead(readResourcesByModule(batchId))
  return (
    <Sections
      batchId={batchId}
      from={{
        ...read,
        data: read.data?.map(({ module, resources }) => ({ title: module.title, resources })),
      }}
    />
  )
}

function ByCategory({ batchId }: { batchId: string }) {
  const read = useApi(resource.categoryWise, { query: { batch: batchId } })
  return (
    <Sections
      batchId={batchId}
      from={{
        ...read,
        data: read.data?.map(({ category, resources }) => ({ title: category || words.other, resources })),
      }}
    />
  )
}

/** Newest first within each batch; this one comes first. (spec 7 Resources) */
function OfAll({ batchId }: { batchId: string }) {
  const read = useApi(resource.list, {})
  const batches = new Map<string, Section & { isThis: boolean }>()
  for (const each of read.data?.data ?? []) {
    const { _id, title } = each.batch ?? { _id: '', title: words.other }
    const before = batches.get(_id)?.resources ?? []
    batches.set(_id, { title, isThis: _id === batchId, resources: [...before, each] })
  }
  const sections = [...batches.values()].toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
  return <Sections batchId={batchId} from={{ ...read, data: read.data && sections }} />
}

const VIEWS = ['module', 'category', 'all'] as const

export function Resources({ batchId }: { batchId: string }) {
  const [params, setParams] = useSearchParams()
  const by = VIEWS.find((view) => view === params.get('by')) ?? 'module'
  return (
    <div className={classes.root}>
      <Segmented
        label={words.by}
        options={[
          { value: 'module', label: words.byModule },
          { value: 'category', label: words.byCategory },
          { value: 'all', label: words.ofAll },
        ]}
        value={by}
        onChange={(next) =>
          setParams(next === 'module' ? {} : { by: next }, { replace: true, preventScrollReset: true })
        }
      />
      {by === 'module' && <ByModule batchId={batchId} />}
      {by === 'category' && <ByCategory batchId={batchId} />}
      {by === 'all' && <OfAll batchId={batchId} />}
    </div>
  )
}
