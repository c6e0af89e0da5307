/** The grading queue: filters in the address, selectable rows, links to the grading page. */

import { IconRefresh } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import {
  buildPaperAddress,
  buildQuery,
  parseFilter,
  pickPapers,
  type QueueFilter,
} from '#src/features/teach/grading-queue/filters.ts'
import { MissingLearners } from '#src/features/teach/grading-queue/missing-learners.tsx'
import { OpenFirst, QueuePage, QueueSummary } from '#src/features/teach/grading-queue/queue-page.tsx'
import { refreshQueue } from '#src/features/teach/grading-queue/queue-reading.ts'
import { useQueueStore } from '#src/features/teach/grading-queue/queue-store.ts'
import { useOpenPapers } from '#src/features/teach/grading-queue/use-queue.ts'
import { words } from '#src/features/teach/grading-queue/words.ts'
import { Bulk } from '#src/features/teach/grading/bulk/bulk.tsx'
import { TableMarks } from '#src/features/teach/grading/bulk/table-marks.tsx'
import { words as bulkWords } from '#src/features/teach/grading/bulk/words.ts'
import { getWords as getKindWords } from '#src/features/teach/grading/by-question/words.ts'
import { KeptPapers } from '#src/features/teach/grading/kept-papers/kept-papers.tsx'
import { SaveQueue } from '#src/features/teach/grading/saving/save-queue.tsx'
import { MarksExport } from '#src/features/teach/marks-table/marks-export.tsx'
import { MarksImport } from '#src/features/teach/marks-table/marks-import.tsx'
import { words as statisticsWords } from '#src/features/teach/statistics/words.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack } from '#src/ui/layout/layout.tsx'

/** The panel for marking all selected rows at once. */
function BulkPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const selected = useQueueStore((state) => state.selected)
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={bulkWords.title(selected.size)}>
      {isOpen && <Bulk key={[...selected].join(' ')} ids={[...selected]} onClose={onClose} />}
    </SidePanel>
  )
}

/** Actions on all submissions of one exam or assignment. */
function Tools({ filter }: { filter: QueueFilter }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        to={filter.exam ? paths.byQuestion(filter.exam) : paths.byCriterion(filter.assignment)}
      >
        {getKindWords(filter.exam ? 'exam' : 'assignment').open}
      </Button>
      <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {words.more}
      </Button>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={words.moreTitle}>
        <Stack gap={12} align="start">
          <MarksExport key={`${filter.exam} ${filter.assignment}`} item={filter} />
          <MarksImport item={filter} Send={TableMarks} />
          <MissingLearners item={filter} />
          <Button
            size="sm"
            variant="default"
            to={
              filter.exam ? paths.examStatistics(filter.exam) : paths.assignmentStatistics(filter.assignment)
            }
          >
            {statisticsWords.open}
          </Button>
        </Stack>
      </SidePanel>
    </>
  )
}

function TakeAlong({ filter }: { filter: QueueFilter }) {
  const next = useOpenPapers()
  return (
    <KeptPapers
      next={next}
      buildAddress={(ids) => buildPaperAddress(ids[0] ?? '', pickPapers(filter, ids))}
    />
  )
}

export function Component() {
  const [query, setQuery] = useSearchParams()
  const filter = useMemo(() => parseFilter(query), [query])
  const [isBulkOpen, setBulkOpen] = useState(false)
  const onFilter = useCallback(
    (change: Partial<QueueFilter>) => {
      // Another page of the same rows is the same search; any other change begins at the first page.
      const page = change.page ?? 1
      setQuery(buildQuery({ ...filter, ...change, page }), { replace: true, preventScrollReset: true })
    },
    [filter, setQuery],
  )
  const tools = (
    <>
      {(filter.exam || filter.assignment) && <Tools filter={filter} />}
      {offers.keptPapers && <TakeAlong filter={filter} />}
      <IconButton label={words.refresh} variant="default" onClick={() => refreshQueue(filter)}>
        <IconRefresh size={20} />
      </IconButton>
    </>
  )
  const actions = (
    <>
      <Row gap={8} hideBelow="md">
        {tools}
      </Row>
      <OpenFirst filter={filter} />
    </>
  )
  return (
    <Page title={words.title} subtitle={<QueueSummary filter={filter} />} actions={actions}>
      <Head title={words.title} isHiddenFromSearch />
      <SaveQueue />
      <QueuePage filter={filter} onFilter={onFilter} onBulk={() => setBulkOpen(true)} tools={tools} />
      <BulkPanel isOpen={isBulkOpen} onClose={() => setBulkOpen(false)} />
    </Page>
  )
}
