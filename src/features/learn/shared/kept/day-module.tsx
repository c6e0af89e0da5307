/** Takes the day's module along from the day itself, or leads to the module that is on the device. (rulings R68, R91) */

import { IconBackpack, IconDeviceMobileCheck, IconDeviceMobileDown } from '@tabler/icons-react'
import { useState } from 'react'
import { readStudyPlan } from '#src/api/contract/study-plan.ts'
import { useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { useIsOnline } from '#src/ui/hooks/use-is-online.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { ModuleSheet, useModuleRecord } from './module-button.tsx'
import { words } from './module-words.ts'
import classes from './kept.module.css'

export interface DayModuleProps {
  batchId: string
  moduleId: string
}

/** The plan has what the day does not: the module's items. */
function PlannedSheet({ batchId, moduleId, onClose }: DayModuleProps & { onClose: () => void }) {
  const plan = useRead(readStudyPlan(batchId))
  return (
    <Load from={plan} skeleton={<SkeletonText lines={8} />}>
      {({ modules }) => {
        const module = modules.find(({ _id, state }) => _id === moduleId && state !== 'locked')
        if (module === undefined) return <Text>{words.closed}</Text>
        return <ModuleSheet batchId={batchId} module={module} record={undefined} onClose={onClose} />
      }}
    </Load>
  )
}

/** Nothing where a press could do nothing: without a connection, for a module that is not here. */
export function DayModule({ batchId, moduleId }: DayModuleProps) {
  const [isOpen, setOpen] = useState(false)
  const record = useModuleRecord(moduleId)
  const isOnline = useIsOnline()
  const close = () => setOpen(false)
  if (!('caches' in globalThis)) return null
  const Icon = record
    ? record.state === 'done'
      ? IconDeviceMobileCheck
      : IconDeviceMobileDown
    : IconBackpack
  const icon = <Icon size={18} stroke={1.75} aria-hidden="true" />
  return (
    <>
      {record && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.dayModule}
          to={paths.module(batchId, moduleId)}
          leftSection={icon}
        >
          {words.day[record.state]}
        </Button>
      )}
      {!record && isOnline && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.dayModule}
          onClick={() => setOpen(true)}
          leftSection={icon}
        >
          {words.take}
        </Button>
      )}
      <SidePanel isOpen={isOpen} onClose={close} title={words.take} isFitted>
        <PlannedSheet batchId={batchId} moduleId={moduleId} onClose={close} />
      </SidePanel>
    </>
  )
}
