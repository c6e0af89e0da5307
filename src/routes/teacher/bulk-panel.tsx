/** The panel for marking the selected rows at once; its parts come when it is first opened. */
import { lazy, Suspense } from 'react'
import { useQueueStore } from '#src/features/teach/grading-queue/queue-store.ts'
import { words } from '#src/features/teach/grading/bulk/words.ts'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'

const Bulk = lazy(async () => ({ default: (await import('#src/features/teach/grading/bulk/bulk.tsx')).Bulk }))

export function BulkPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const selected = useQueueStore((state) => state.selected)
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={words.title(selected.size)}>
      <Suspense fallback={<SkeletonText lines={5} />}>
        {isOpen && <Bulk key={[...selected].join(' ')} ids={[...selected]} onClose={onClose} />}
      </Suspense>
    </SidePanel>
  )
}
