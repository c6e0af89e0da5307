import type { DeviceMetadata } from '#src/api/shapes/device.ts'

/** The part that needs no library; also the fallback if a probe fails. (spec 8) */
export function buildMinimalMetadata(): Pick<DeviceMetadata, 'deviceType' | 'domain'> {
  return { deviceType: 'web', domain: globalThis.location?.hostname ?? '' }
}
