/** Takes a module along, or says how much of it is on the device. (picture 40, ruling R68) */

import { IconBackpack, IconDeviceMobileCheck, IconDeviceMobileDown } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { StudyModule } from '#src/api/shapes/study-plan.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { getKeptEnd, isUnfinished, type KeptModule, sumFiles } from '#src/stores/kept/kept-class.ts'
import { readKept, useKept } from '#src/stores/kept/kept-store.ts'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { defineLate } from '#src/ui/hooks/define-late.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { splitParts } from './module-parts.ts'
import { words } from './module-words.ts'

export const ModuleSheet = defineLate(async () => (await import('./module-sheet.tsx')).ModuleSheet)

/** The record of a module; undefined if it is not on the device, or not known yet. */
export function useModuleRecord(id: string): KeptModule | undefined {
  useEffect(() => void readKept(), [])
  return useKept(({ modules }) => modules.find((each) => each.id === id))
}

function Here({
  record,
  module,
  onChange,
}: {
  record: KeptModule
  module: StudyModule
  onChange: () => void
}) {
  const all = useKept(({ classes }) => classes)
  const ids = new Set(splitParts(module).recordings)
  const classes = all.filter(({ id }) => ids.has(id))
  const coming = classes.filter(isUnfinished)
  const files = record.files.filter(({ isHere }) => isHere)
  const isComing = record.state === 'waiting' || coming.length > 0
  const Icon = isComing ? IconDeviceMobileDown : IconDeviceMobileCheck
  const bytes = sumFiles(record.files) + classes.reduce((sum, { size }) => sum + size, 0)
  const facts = [
    record.state === 'waiting' &&
      record.files.length > 0 &&
      words.takingFiles(files.length, record.files.length),
    coming.length > 0 && words.takingClasses(classes.length - coming.length, classes.length),
    !isComing && bytes > 0 && formatBytes(bytes),
  ]
  return (
    <Row gap={12} justify="between">
      <Row as="span" gap={8} tone="muted" variant="small" shrink role="status">
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <Text as="span" shrink>
          {joinFacts(
            record.state === 'full' ? words.full : isComing ? words.taking : words.here(getKeptEnd(record)),
            ...facts,
          )}
        </Text>
      </Row>
      <Button variant="subtle" size="sm" onClick={onChange}>
        {words.change}
      </Button>
    </Row>
  )
}

/** Not for a module that is still closed: it has nothing to take. */
export function TakeModule({ batchId, module }: { batchId: string; module: StudyModule }) {
  const [isOpen, setOpen] = useState(false)
  const record = useModuleRecord(module._id)
  const close = () => setOpen(false)
  if (module.state === 'locked' || !('caches' in globalThis)) return null
  return (
    <>
      {record ? (
        <Here record={record} module={module} onChange={() => setOpen(true)} />
      ) : (
        <div>
          <Button
            variant="default"
            size="sm"
            onClick={() => setOpen(true)}
            leftSection={<IconBackpack size={18} aria-hidden="true" />}
          >
            {words.take}
          </Button>
        </div>
      )}
      <SidePanel isOpen={isOpen} onClose={close} title={words.take} isFitted>
        <ModuleSheet batchId={batchId} module={module} record={record} onClose={close} />
      </SidePanel>
    </>
  )
}
