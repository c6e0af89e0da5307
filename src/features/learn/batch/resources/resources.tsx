/**
 * Files and links of a batch, by module or by category, or of all the learner's batches; the choice is part
 * of the address.
 */

import { IconDownload, IconFileText, IconLink } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { resource, readResourcesByModule } from '#src/api/contract/resource.ts'
import type { Resource } from '#src/api/shapes/resource.ts'
import { type Loaded, useApi, useRead } from '#src/api/use-api.ts'
import { formatListDate } from '#src/lib/bn.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from './words.ts'
import classes from './resources.module.css'

function formatFacts({ kind, file_name, size, created_at }: Resource): string {
  const what = kind === 'file' ? [formatFileName(file_name), formatBytes(size)] : [words.link]
  return [...what, formatListDate(created_at)].filter(Boolean).join(' · ')
}

function ResourceRow({ resource }: { resource: Resource }) {
  const isFile = resource.kind === 'file'
  const Icon = isFile ? IconFileText : IconLink
  return (
    <Row as="li" wrap gap={0} gapX={16} padY={8} padX={16}>
      <IconTile tone={isFile ? 'leaf' : 'info'}>
        <Icon size={20} stroke={1.75} />
      </IconTile>
      <div className={classes.text}>
        <Text as="h3" variant="body" tight className={classes.title}>
          <TitleText>{resource.title}</TitleText>
        </Text>
        <Text tone="muted" variant="small" anywhere>
          {formatFacts(resource)}
        </Text>
      </div>
      <ExternalLink href={resource.url} className={classes.open} hasIcon={!isFile}>
        {isFile && <IconDownload size={18} aria-hidden="true" />}
        <span className={classes.word}>{isFile ? words.download : words.open}</span>
        <VisuallyHidden>: {resource.title}</VisuallyHidden>
      </ExternalLink>
    </Row>
  )
}

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
                <Growing rows={resources}>{(each) => <ResourceRow key={each._id} resource={each} />}</Growing>
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
