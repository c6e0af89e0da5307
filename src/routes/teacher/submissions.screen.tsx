/** The queue of submissions: filters in the address, rows to tick, on to the desk. */
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Tray } from '#src/features/teach/grading/drafts/tray.tsx'
import { filterIn, type QueueFilter, queryOf } from '#src/features/teach/grading-queue/filters.ts'
import { QueuePage } from '#src/features/teach/grading-queue/queue-page.tsx'
import { queueRefreshed } from '#src/features/teach/grading-queue/queue-reading.ts'
import { words } from '#src/features/teach/grading-queue/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { BulkPanel } from './bulk-panel.tsx'

export function Component() {
  const [query, setQuery] = useSearchParams()
  const filter = useMemo(() => filterIn(query), [query])
  const [isBulkOpen, setBulkOpen] = useState(false)
  const onFilter = useCallback(
    (change: Partial<QueueFilter>) => {
      // Another page of the same rows is no other question; everything else begins at the first.
      const page = change.page ?? 1
      setQuery(queryOf({ ...filter, ...change, page }), { replace: true, preventScrollReset: true })
    },
    [filter, setQuery],
  )
  const refresh = (
    <Button variant="default" onClick={() => queueRefreshed(filter)}>
      {words.refresh}
    </Button>
  )
  return (
    <Page title={words.title} subtitle={words.subtitle} actions={refresh}>
      <Head title={words.title} isHiddenFromSearch />
      <Tray />
      <QueuePage filter={filter} onFilter={onFilter} onBulk={() => setBulkOpen(true)} />
      <BulkPanel isOpen={isBulkOpen} onClose={() => setBulkOpen(false)} />
    </Page>
  )
}
