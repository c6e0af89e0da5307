/** Lists the classes kept on the device with their size and age, and frees space. (ruling R68) */

import { IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { compareBengali } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { checkAllKept } from '#src/stores/kept/check-kept.ts'
import {
  isEnded,
  isUnfinished,
  type KeptClass,
  type KeptModule,
  sumAll,
  sumKept,
} from '#src/stores/kept/kept-class.ts'
import { canKeep, readSpace } from '#src/stores/kept/kept-disk.ts'
import { readLimit } from '#src/stores/kept/kept-limit.ts'
import { useKept } from '#src/stores/kept/kept-store.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { CannotKeep } from './cannot-keep.tsx'
import { discard } from './keep-actions.ts'
import { startKeeping } from './keep-queue.ts'
import { EndedRow, KeptRow, ModuleRow, RunningRow } from './kept-rows.tsx'
import { words } from './page-words.ts'
import { SpaceCard } from './space-card.tsx'
import classes from './kept-classes.module.css'

type Sort = keyof typeof words.sorts

const COMPARE: Readonly<Record<Sort, (one: KeptClass, other: KeptClass) => number>> = {
  size: (one, other) => other.size - one.size,
  new: (one, other) => other.addedAt - one.addedAt,
  old: (one, other) => one.addedAt - other.addedAt,
  course: (one, other) =>
    compareBengali(one.recording.batch?.course_title ?? '', other.recording.batch?.course_title ?? '') ||
    one.addedAt - other.addedAt,
}

const sumBytes = (kept: readonly KeptClass[]) => kept.reduce((sum, { size }) => sum + size, 0)
const listIds = (kept: readonly KeptClass[]) => kept.map(({ id }) => id)

/** Free space, measured again whenever something came or went. */
function useFree(bytes: number): number | undefined {
  const [free, setFree] = useState<number>()
  useEffect(() => {
    void readSpace().then((space) => setFree(space.free))
  }, [bytes])
  return free
}

function Running({ running }: { running: readonly KeptClass[] }) {
  if (running.length === 0) return null
  return (
    <section>
      <StitchHeading isSmall>{words.running}</StitchHeading>
      <RowList>
        {running.map((each) => (
          <RunningRow key={each.id} kept={each} />
        ))}
      </RowList>
    </section>
  )
}

function Modules({ modules }: { modules: readonly KeptModule[] }) {
  if (modules.length === 0) return null
  return (
    <section>
      <StitchHeading isSmall>{words.modules(modules.length)}</StitchHeading>
      <RowList>
        {modules.map((each) => (
          <ModuleRow key={each.id} kept={each} />
        ))}
      </RowList>
    </section>
  )
}

function Done({ done, ended }: { done: readonly KeptClass[]; ended: readonly KeptClass[] }) {
  const [sort, setSort] = useState<Sort>('size')
  if (done.length + ended.length === 0) return null
  return (
    <section>
      <Row justify="between" wrap gap={8}>
        <Box grow shrink>
          <StitchHeading isSmall>{words.kept(done.length)}</StitchHeading>
        </Box>
        {done.length > 1 && (
          <SelectField
            label={words.sort}
            isLabelHidden
            placeholder={null}
            value={sort}
            choices={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget }) => setSort(currentTarget.value as Sort)}
          />
        )}
      </Row>
      <RowList>
        {done.toSorted(COMPARE[sort]).map((each) => (
          <KeptRow key={each.id} kept={each} />
        ))}
        {ended.map((each) => (
          <EndedRow key={each.id} kept={each} />
        ))}
      </RowList>
    </section>
  )
}

/** Only while there are watched ones. */
function WatchedFoot({ watched }: { watched: readonly KeptClass[] }) {
  if (watched.length === 0) return null
  return (
    <Row justify="between" wrap gap={8} gapX={16} ground="surface" className={classes.foot}>
      <div className={classes.watched}>
        <Text weight={600}>{words.watchedFoot(watched.length)}</Text>
        <Text tone="muted" variant="small">
          {words.watchedFree(sumBytes(watched))}
        </Text>
      </div>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        onClick={() => discard(listIds(watched))}
      >
        {words.removeWatched}
      </Button>
    </Row>
  )
}

async function removeAll(kept: readonly KeptClass[]): Promise<void> {
  const isMeant = await confirmAsked({
    title: words.removeAllTitle,
    text: words.removeAllText(kept.length, sumBytes(kept)),
    yes: words.removeAll,
    no: words.keep,
    isDangerous: true,
  })
  if (isMeant) discard(listIds(kept))
}

function List({ kept, modules }: { kept: readonly KeptClass[]; modules: readonly KeptModule[] }) {
  const ended = kept.filter(isEnded)
  const running = kept.filter(isUnfinished)
  const done = kept.filter(({ state }) => state === 'done')
  const sums = sumKept(kept, modules)
  const free = useFree(sumAll(sums))
  const [limit, setLimit] = useState(readLimit)
  return (
    <Stack gap={20} className={classes.root}>
      <SpaceCard sums={sums} limit={limit} free={free} onLimit={setLimit} />
      <Modules modules={modules} />
      <Running running={running} />
      <Done done={done} ended={ended} />
      {kept.length + modules.length === 0 && (
        <Empty
          title={words.none}
          text={words.noneText}
          action={<Button to={paths.recordings()}>{words.recordings}</Button>}
        />
      )}
      {kept.length > 0 && (
        <Row wrap gap={8}>
          <Button variant="default" to={paths.recordings()}>
            {words.recordings}
          </Button>
          <Button variant="subtle" onClick={() => void removeAll(kept)}>
            {words.removeAll}
          </Button>
        </Row>
      )}
      <Text tone="muted" variant="small" className={classes.note}>
        {words.note} <Link to={paths.onDevice()}>{words.onDevice}</Link>
      </Text>
      <WatchedFoot watched={done.filter(({ isWatched }) => isWatched)} />
    </Stack>
  )
}

export function KeptClasses() {
  const { isRead, classes: all, modules, hidden } = useKept()
  useEffect(() => {
    void checkAllKept(true)
      .then(startKeeping)
      .catch(() => undefined)
  }, [])
  if (!canKeep()) return <CannotKeep />
  if (!isRead) return <SkeletonRows count={4} lines={2} height={[3.625, 4]} />
  return <List kept={all.filter(({ id }) => !hidden.includes(id))} modules={modules} />
}
