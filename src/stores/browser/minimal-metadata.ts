import type { DeviceMetadata } from '#src/api/shapes/device.ts'

/** The part that needs no library; also what stands in where a probe fails. (spec 8) */
export function buildMinimalMetadata(): Pick<DeviceMetadata, 'deviceType' | 'domain'> {
  return { deviceType: 'web', domain: globalThis.location?.hostname ?? '' }
}
