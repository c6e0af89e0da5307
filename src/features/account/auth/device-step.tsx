/**
 * Step 13: all devices are used up; removing one lets the login continue without a second proof. (ruling R33)
 */

import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { device as devices } from '#src/api/contract/device.ts'
import type { Device } from '#src/api/shapes/device.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatRelative } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { formatDeviceName, isHandheld } from '../shared/device-name.ts'
import { removeDevice } from './login-calls.ts'
import { StepWithoutField } from './step-without-field.tsx'
import type { StepProps } from './use-login-flow.ts'
import { deviceWords as words } from './words.ts'

export function DeviceStep({ flow, runAction, isPending, problem }: StepProps) {
  const list = useApi(devices.listPostLogin, {})
  return (
    <StepWithoutField title={words.title} lead={flow.reason} problem={problem}>
      <p>{words.note}</p>
      <Load
        from={list}
        skeleton={
          <SkeletonList count={3}>
            <SkeletonText lines={2} />
          </SkeletonList>
        }
      >
        {(rows) => (
          <RowList>
            {rows.map((row) => (
              <DeviceRow
                key={row._id}
                device={row}
                isPending={isPending}
                onRemove={() => void runAction(() => removeDevice(row._id))}
              />
            ))}
          </RowList>
        )}
      </Load>
    </StepWithoutField>
  )
}

function DeviceRow({
  device,
  isPending,
  onRemove,
}: {
  device: Device
  isPending: boolean
  onRemove: () => void
}) {
  const Icon = isHandheld(device) ? IconDeviceMobile : IconDeviceDesktop
  const name = formatDeviceName(device)
  return (
    <WorkRow
      mark={
        <IconTile tone="neutral" size={40}>
          <Icon size={20} stroke={1.75} />
        </IconTile>
      }
      title={<span data-latin>{name}</span>}
      text={words.lastUsed(formatRelative(device.last_seen_at))}
    >
      <Button
        variant="default"
        aria-label={words.removeOf(name)}
        isPending={isPending}
        pendingText={words.removing}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </WorkRow>
  )
}
