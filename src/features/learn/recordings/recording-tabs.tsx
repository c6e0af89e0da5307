/**
 * The recordings of a batch as two lists; separate from the list itself, which is also beside the player.
 * (ruling R62)
 */

import { useSearchParams } from 'react-router'
import { readVideos } from '#src/api/contract/recording.ts'
import { useRead } from '#src/api/use-api.ts'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { BatchRecordings, RecordingModules } from './batch-recordings.tsx'
import { parseShown, type Shown } from './shown-recordings.ts'
import { words } from './words.ts'
import classes from './recordings.module.css'

/**
 * All recordings, or the videos that do not come from a class; the choice is part of the address. (ruling
 * R62)
 */
export function BatchRecordingTabs({ batchId }: { batchId: string }) {
  const [params, setParams] = useSearchParams()
  const shown = parseShown(params)
  const choose = (next: Shown) =>
    setParams(next === 'videos' ? { show: next } : {}, { replace: true, preventScrollReset: true })
  return (
    <Stack gap={16}>
      <Segmented label={words.show} options={OPTIONS} value={shown} onChange={choose} />
      {shown === 'videos' ? <Videos batchId={batchId} /> : <BatchRecordings batchId={batchId} />}
    </Stack>
  )
}

const OPTIONS = [
  { value: 'all', label: words.all },
  { value: 'videos', label: words.videos },
] as const

function Videos({ batchId }: { batchId: string }) {
  const read = useRead(readVideos(batchId))
  return (
    <div className={classes.root}>
      <Load
        from={read}
        skeleton={<SkeletonRows count={3} lines={3} />}
        isEmpty={(modules) => modules.length === 0}
        empty={<Empty title={words.noVideos} text={words.noVideosText} />}
      >
        {(modules) => <RecordingModules modules={modules} batchId={batchId} />}
      </Load>
    </div>
  )
}
