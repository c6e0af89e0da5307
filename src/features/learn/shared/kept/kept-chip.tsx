/** Says in a row how much of the class is on the device, or why it cannot be kept. (ruling R68) */

import {
  IconDeviceMobileCheck,
  IconDeviceMobileDown,
  IconDeviceMobileOff,
  IconDeviceMobilePause,
} from '@tabler/icons-react'
import { computeKeptPercent, isUnfinished, type KeptClass } from '#src/stores/kept/kept-class.ts'
import { useKept } from '#src/stores/kept/kept-store.ts'
import { Pill } from '#src/ui/pill.tsx'
import { useKeptRecord } from './keep-button.tsx'
import { words } from './words.ts'

function describe(record: KeptClass): string {
  const percent = computeKeptPercent(record)
  if (record.state === 'done') return record.kind === 'sound' ? words.soundHere : words.here
  if (record.state === 'paused') return words.paused(percent)
  if (record.state === 'failed') return words.refused[record.reason ?? 'unreadable']
  return record.state === 'waiting' ? words.keeping(percent) : words.stuck
}

function Icon({ state }: Pick<KeptClass, 'state'>) {
  const Shown =
    state === 'done' ? IconDeviceMobileCheck : isPaused(state) ? IconDeviceMobilePause : IconDeviceMobileDown
  return <Shown aria-hidden="true" />
}

const isPaused = (state: KeptClass['state']) => state !== 'waiting' && isUnfinished({ state })

export function KeptChip({ id }: { id: string }) {
  const record = useKeptRecord(id)
  const refused = useKept((state) => state.refused[id])
  if (record === undefined) {
    if (refused === undefined) return null
    return (
      <Pill tone="neutral" icon={<IconDeviceMobileOff aria-hidden="true" />}>
        {words.refused[refused]}
      </Pill>
    )
  }
  return (
    <Pill tone={isPaused(record.state) ? 'due' : 'info'} icon={<Icon state={record.state} />}>
      {describe(record)}
    </Pill>
  )
}
