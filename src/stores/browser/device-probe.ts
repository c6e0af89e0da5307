/** Looks at the device: what browser it is, and its fingerprint. Both libraries are loaded only for this, once a year. (spec 3) */

import type { DeviceMetadata } from '#src/api/shapes/device.ts'
import { buildMinimalMetadata } from './minimal-metadata.ts'

/** `navigator.userAgentData`: Chromium on secure pages only; its details must be asked for. */
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
    // A permissions policy may refuse; the fields stay empty.
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

/** Takes longest when it is asked for the first time; afterwards the browser has it at hand. */
const SLOW_PARTS = ['canvas', 'webgl', 'locales']

/**
 * `logging: false`: by default the library sends samples to a third party and loads its script. Fonts are left out: measuring
 * them holds a cheap phone for most of a second. The slow parts are looked at one by one before the whole, with room for a tap
 * between them, since the library itself takes all of them in one go.
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
