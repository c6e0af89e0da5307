/** List of a batch's learners; the filters are part of the address. (ruling R39) */

import { IconDownload, IconSearch } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { readBatchLearners, readBatchPerformance } from '#src/api/contract/batch.ts'
import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { countPages } from '#src/lib/page-count.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { usePrinting } from '#src/ui/hooks/use-printing.ts'
import { useTypedText } from '#src/ui/hooks/use-typed-text.ts'
import { Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Pager, formatRange, usePage } from '#src/ui/pager.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { LearnerFace, LearnerName } from '#src/ui/teach/learner-link.tsx'
import { Toolbar, WorkRow } from '#src/ui/work-row.tsx'
import { Endorse } from './endorse.tsx'
import { countLearners, SHOWN, filterLearners, parseLearnerFilter, SORTS } from './learner-filter.ts'
import { buildLearnersCsv } from './learners-csv.ts'
import { findUnseen, UNSEEN_DAYS } from './unseen.ts'
import { words } from './words.ts'

/** Rows per page; the whole list would be slow on a cheap phone. */
const COUNT = 25

function LearnerRow({ learner, batchId, to }: { learner: BatchLearner; batchId: string; to: string }) {
  const { person, rank, handed_in, task_count, average } = learner
  const line = [
    words.line(rank, handed_in, task_count),
    average === null || average === undefined ? '' : words.average(average),
  ]
  const pills = [
    learner.is_frozen && (
      <Pill key="frozen" tone="missed">
        {words.frozen}
      </Pill>
    ),
    learner.is_at_risk && (
      <Pill key="risk" tone="due">
        {words.risk}
      </Pill>
    ),
    offers.talents && learner.is_talent && (
      <Pill key="talent" tone="info">
        {words.talent}
      </Pill>
    ),
  ].filter(Boolean)
  return (
    <WorkRow
      mark={<LearnerFace learner={person} batch={batchId} size={40} isBesideName />}
      title={person.name}
      to={to}
      text={line.filter(Boolean).join(' · ')}
      state={pills.length > 0 && pills}
    >
      {offers.talents && learner.is_talent && <Endorse learner={learner} batchId={batchId} />}
      <Button
        size="sm"
        variant="default"
        to={addQuery(paths.submissions(), { batch: batchId, learner: person._id })}
        aria-label={words.workOf(person.name)}
      >
        {words.work}
      </Button>
    </WorkRow>
  )
}

function useFilter() {
  const [params, setParams] = useSearchParams()
  const { show, sort, search } = parseLearnerFilter(params)
  const { page, addressOf } = usePage()
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const query = Object.fromEntries(['show', 'sort', 'q'].map((name) => [name, params.get(name) ?? '']))
  return { show, sort, search, page, query, choose, addressOf }
}

type Filter = ReturnType<typeof useFilter>

function Filters({ learners, filter }: { learners: readonly BatchLearner[]; filter: Filter }) {
  const { show, sort, search, choose } = filter
  const [typed, type] = useTypedText(search, (text) => choose('q', text))
  return (
    <Toolbar>
      <TextField
        type="search"
        label={words.search}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <SelectField
        label={words.show}
        placeholder={null}
        value={show}
        choices={SHOWN.map((value) => ({ value, label: words.shows[value](countLearners(learners, value)) }))}
        onChange={({ currentTarget }) => choose('show', currentTarget.value)}
      />
      <SelectField
        label={words.sort}
        placeholder={null}
        value={sort}
        choices={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
        onChange={({ currentTarget }) => choose('sort', currentTarget.value)}
      />
    </Toolbar>
  )
}

interface UnseenProps {
  unseen: readonly BatchLearner[] | undefined
  batchId: string
}

/** Nothing while nobody is missing, and if the server does not tell. */
function Unseen({ unseen, batchId }: UnseenProps) {
  if (unseen === undefined || unseen.length === 0) return null
  const { found, names, notice, noticeHint } = words.unseen
  return (
    <Surface
      as="section"
      ground="surface"
      border="line"
      radius="md"
      pad={12}
      aria-label={found(unseen.length, UNSEEN_DAYS)}
    >
      <Row justify="between" wrap gap={8} gapX={16}>
        <Text weight={600}>{found(unseen.length, UNSEEN_DAYS)}</Text>
        <Button
          size="sm"
          variant="light"
          to={paths.teacherNewNotice({ batch: batchId, unseen: '1' })}
          title={noticeHint}
        >
          {notice}
        </Button>
      </Row>
      <details>
        <Text as="summary" touch>
          {names}
        </Text>
        <Row as="ul" wrap gap={4} gapX={16} plain variant="small">
          {unseen.map(({ person }) => (
            <li key={person._id}>
              <LearnerName learner={person} batch={batchId} />
            </li>
          ))}
        </Row>
      </details>
    </Surface>
  )
}

function Learners({ learners, batchId }: { learners: readonly BatchLearner[]; batchId: string }) {
  const performance = useRead(readBatchPerformance(batchId), { isQuiet: true }).data
  const unseen = performance && findUnseen(learners, performance.doings, getServerNow())
  const save = () => {
    const name = words.csv.fileName(performance?.batch.title ?? words.csv.name)
    saveFile(name, buildLearnersCsv(learners, unseen), 'text/csv;charset=utf-8')
  }
  const filter = useFilter()
  const { show, sort, search, page, query, addressOf } = filter
  const shown = filterLearners(learners, show, sort, search)
  const isPrinting = usePrinting()
  const part = isPrinting ? shown : shown.slice((page - 1) * COUNT, page * COUNT)
  return (
    <Stack gap={16}>
      <Unseen unseen={unseen} batchId={batchId} />
      <Filters learners={learners} filter={filter} />
      {shown.length === 0 ? (
        <Empty art="search" title={words.nothing} text={words.nothingText} />
      ) : (
        <RowList>
          {part.map((each) => (
            <LearnerRow
              key={each._id}
              learner={each}
              batchId={batchId}
              to={paths.teacherLearner(batchId, each.person._id, query)}
            />
          ))}
        </RowList>
      )}
      <Pager
        page={page}
        pageCount={countPages(shown.length, COUNT)}
        text={formatRange(page, COUNT, shown.length)}
        addressOf={addressOf}
      />
      <div>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={save}
        >
          {words.csv.save}
        </Button>
      </div>
    </Stack>
  )
}

export function BatchLearners({ batchId }: { batchId: string }) {
  const read = useRead(readBatchLearners(batchId))
  return (
    <Load
      from={read}
      skeleton={
        <SkeletonList count={5}>
          <SkeletonRow />
        </SkeletonList>
      }
      isEmpty={(learners) => learners.length === 0}
      empty={<Empty title={words.none} text={words.noneText} />}
    >
      {(learners) => <Learners learners={learners} batchId={batchId} />}
    </Load>
  )
}
