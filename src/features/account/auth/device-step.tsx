/**
 * Step 13: all devices are used up; removing one lets the login continue without a second proof. (ruling R33)
 */

import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { device as devices } from '#src/api/contract/device.ts'
import type { Device } from '#src/api/shapes/device.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatRelative } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { Column, Row, Text } from '#src/ui/layout/layout.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { formatDeviceName, isHandheld } from '../shared/device-name.ts'
import { removeDevice } from './login-calls.ts'
import { StepWithoutField } from './step-without-field.tsx'
import type { StepProps } from './use-login-flow.ts'
import { deviceWords as words } from './words.ts'
import classes from './step.module.css'

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
          <Column as="ul">
            {rows.map((row) => (
              <DeviceRow
                key={row._id}
                device={row}
                isPending={isPending}
                onRemove={() => void runAction(() => removeDevice(row._id))}
              />
            ))}
          </Column>
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
    <Row as="li" wrap gap={8} gapX={12} padY={14} padX={0} className={classes.device}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <Text shrink anywhere className={classes.deviceText}>
        <strong data-latin>{name}</strong>
        <span>{words.lastUsed(formatRelative(device.last_seen_at))}</span>
      </Text>
      <Button
        variant="default"
        aria-label={words.removeOf(name)}
        isPending={isPending}
        pendingText={words.removing}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </Row>
  )
}
