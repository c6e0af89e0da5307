/** Recordings of a batch by module, each with its watch progress. */

import { readBatchRecordings } from '#src/api/contract/recording.ts'
import type { ModuleRecordings } from '#src/api/shapes/recording.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { AccordionItem } from '#src/ui/accordion.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Growing } from '#src/ui/growing.tsx'
import { Surface, Text } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { KeepModuleButton } from '../shared/kept/keep-button.tsx'
import { KeepSeveral } from './keep-several.tsx'
import { RecordingRow } from './recording-row.tsx'
import { words } from './words.ts'
import classes from './recordings.module.css'

/** Modules rendered per step. */
const STEP = 8

interface ModuleProps {
  group: ModuleRecordings
  batchId: string
  current?: string | undefined
}

function Rows({ group: { recordings }, batchId, current }: ModuleProps) {
  return (
    <>
      <Surface as="ul" plain className={classes.list}>
        {recordings.map((each) => (
          <RecordingRow key={each._id} recording={each} batchId={batchId} isCurrent={each._id === current} />
        ))}
      </Surface>
      {offers.keptClasses && current === undefined && (
        <KeepModuleButton cards={recordings} batchId={batchId} />
      )}
    </>
  )
}

/** Beside the player all modules are open; on the page only the newest is, and the others can be opened. */
function ModuleRecordingList({ isFolded, ...props }: ModuleProps & { isFolded: boolean }) {
  const { module, recordings } = props.group
  const title = words.module(module.no, module.title)
  const note = words.watchedOf(
    recordings.filter(({ is_watched: isWatched }) => isWatched).length,
    recordings.length,
  )
  if (isFolded)
    return (
      <AccordionItem
        isFlush
        title={
          <Text as="h2" variant="body">
            {title}
          </Text>
        }
        text={note}
      >
        <Rows {...props} />
      </AccordionItem>
    )
  return (
    <section className={classes.section}>
      <StitchHeading level={props.current === undefined ? 'h2' : 'h3'} note={note}>
        {title}
      </StitchHeading>
      <Card padding="none">
        <Rows {...props} />
      </Card>
    </section>
  )
}

interface BatchRecordingsProps {
  batchId: string
  /** Id of the playing recording when the list is beside the player. */
  current?: string
}

/** The newest module first. */
export function RecordingModules({
  modules,
  ...rest
}: Omit<ModuleProps, 'group'> & { modules: readonly ModuleRecordings[] }) {
  const shown = modules.toReversed()
  const list = (
    <Growing rows={shown} step={STEP} as="div">
      {(each) => (
        <ModuleRecordingList
          key={each.module._id}
          group={each}
          isFolded={rest.current === undefined && each !== shown[0]}
          {...rest}
        />
      )}
    </Growing>
  )
  return rest.current === undefined ? <KeepSeveral batchId={rest.batchId}>{list}</KeepSeveral> : list
}

export function BatchRecordings({ batchId, current }: BatchRecordingsProps) {
  const read = useRead(readBatchRecordings(batchId))
  return (
    <div className={current === undefined ? classes.root : classes.scroll}>
      <Load
        from={read}
        skeleton={<SkeletonRows count={5} lines={3} />}
        isEmpty={(modules) => modules.length === 0}
        empty={
          <Empty
            title={words.none}
            text={words.noneText}
            action={<Button to={paths.batch(batchId)}>{words.plan}</Button>}
          />
        }
      >
        {(modules) => <RecordingModules modules={modules} batchId={batchId} current={current} />}
      </Load>
    </div>
  )
}
