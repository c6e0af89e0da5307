/**
 * A name by which its owner recognises a device: make, browser, system, as far as known. (spec 3 Device
 * metadata)
 */

import type { Device } from '#src/api/shapes/device.ts'
import { words } from './words.ts'

export function formatDeviceName({
  brand,
  model,
  browser,
  os,
}: Pick<Device, 'brand' | 'model' | 'browser' | 'os'>): string {
  const make = [brand, model].filter(Boolean).join(' ')
  return [make, browser, os].filter(Boolean).join(' · ') || words.unnamedDevice
}

export function isHandheld({ os, deviceType }: Pick<Device, 'os' | 'deviceType'>): boolean {
  return /android|ios|iphone|mobile/i.test(`${os} ${deviceType}`)
}
