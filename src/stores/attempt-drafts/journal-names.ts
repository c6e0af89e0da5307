/** Under which names journal and depot keep things; a file of its own, so that looking whether there are any weighs nothing. */
import { OWN_PREFIX, storageOf } from '../browser/local-storage.ts'

const PREFIX = `${OWN_PREFIX}attempt:`

/** The depot's database. */
export const DEPOT_NAME = 'karigor-attempts'

export const draftKey = (attempt: string, question: string) => `${PREFIX}${attempt}:${question}`
export const aboutKey = (attempt: string) => `${PREFIX}${attempt}`

export function ownKeys(): string[] {
  try {
    return Object.keys(storageOf('localStorage') ?? {}).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}
