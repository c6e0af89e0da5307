/**
 * Probes the device: its browser and its fingerprint. Both libraries are loaded only for this, once a year.
 * (spec 3)
 */

import type { DeviceMetadata } from '#src/api/shapes/device.ts'
import { buildMinimalMetadata } from './minimal-metadata.ts'

/** `navigator.userAgentData`: Chromium on secure pages only; its details must be requested. */
interface UserAgentData {
  getHighEntropyValues(names: string[]): Promise<{ architecture?: string; bitness?: string; model?: string }>
}

async function readDetails(
  agent: Navigator & { userAgentData?: UserAgentData },
): Promise<{ architecture: string; model: string }> {
  try {
    const known = await agent.userAgentData?.getHighEntropyValues(['architecture', 'bitness', 'model'])
    return {
      architecture: [known?.architecture, known?.bitness].filter(Boolean).join('-'),
      model: known?.model ?? '',
    }
  } catch {
    // A permissions policy may deny it; then the fields stay empty.
    return { architecture: '', model: '' }
  }
}

/** Leaves out what is not known. */
function pickKnown<K extends string>(
  parts: Readonly<Record<K, string | undefined>>,
): Partial<Record<K, string>> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => Boolean(part))) as Partial<
    Record<K, string>
  >
}

/** All fields of section 3. Resolution in CSS pixels. (ruling R78) */
export async function probeMetadata(): Promise<DeviceMetadata> {
  const [{ default: bowser }, details] = await Promise.all([import('bowser'), readDetails(navigator)])
  const { browser, engine, os, platform } = bowser.parse(navigator.userAgent)
  const vendor = platform.vendor ?? ''
  const model = details.model || (platform.model ?? '')
  return {
    ...buildMinimalMetadata(),
    browser: pickKnown({
      name: browser.name,
      version: browser.version,
      major: browser.version?.split('.')[0],
    }),
    cpu: pickKnown({ architecture: details.architecture }),
    device: pickKnown({ vendor, model, type: platform.type }),
    engine: pickKnown({ name: engine.name, version: engine.version }),
    os: pickKnown({ name: os.name, version: os.version }),
    displayResolution: { width: screen.width, height: screen.height },
    brand: vendor,
    model,
  }
}

/** These take longest when first computed; afterwards the browser has them cached. */
const SLOW_PARTS = ['canvas', 'webgl', 'locales']

/**
 * `logging: false`: by default the library sends samples to a third party and loads its script. Fonts are
 * excluded: measuring them blocks a cheap phone for most of a second. The slow parts are computed one by one
 * before the rest, with pauses for a tap, since the library itself computes all of them at once.
 */
export async function probeFingerprint(): Promise<string> {
  const { Thumbmark } = await import('@thumbmarkjs/thumbmarkjs')
  for (const part of SLOW_PARTS) {
    await new Thumbmark({ logging: false, include: [part] }).get()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const { thumbmark } = await new Thumbmark({ logging: false, exclude: ['fonts'] }).get()
  return thumbmark
}
