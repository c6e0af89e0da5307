/** Counts what is stored of the signed-in person on the device, and measures its size. */

import * as v from 'valibot'
import { offers } from '#src/lib/features.ts'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { readIsLasting } from '#src/stores/browser/lasting-storage.ts'
import { measureReplies } from '#src/stores/browser/reply-store.ts'
import { readStoredFiles } from '#src/stores/browser/stored-files.ts'
import { isChoice } from '#src/stores/drafts/draft-kinds.ts'
import { draftDropped, draftTyped } from '#src/stores/drafts/draft-store.ts'
import { listTypedKeys, recallTyped } from '#src/stores/drafts/typed-storage.ts'
import { findDeckMark } from '#src/stores/review/deck-mark.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'

export interface Measured {
  count: number
  bytes: number
}

/** Downloaded classes are counted by their own store. */
export type MeasuredPart = 'files' | 'pages' | 'drafts' | 'cards'

export interface DeviceState {
  parts: Readonly<Record<MeasuredPart, Measured>>
  /** Bytes that the site uses, and may use; undefined where the browser does not say. */
  usage: number | undefined
  quota: number | undefined
  /** Whether the browser promised not to clear it; undefined where it does not say. */
  isLasting: boolean | undefined
}

const DRAFT = 'draft:'

const listDrafts = () =>
  listTypedKeys(DRAFT)
    .map((key) => key.slice(DRAFT.length))
    .filter((key) => !isChoice(key))
const readDraft = (key: string) => recallTyped(DRAFT + key, v.unknown())
const countBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value) ?? '').length

function measureDrafts(): Measured {
  const keys = listDrafts()
  return { count: keys.length, bytes: keys.reduce((sum, key) => sum + countBytes(readDraft(key)), 0) }
}

/** Returns what brings them back. */
export function removeDrafts(): () => void {
  const removed = listDrafts().map((key) => [key, readDraft(key)] as const)
  for (const [key] of removed) draftDropped(key)
  return () => {
    for (const [key, value] of removed) draftTyped(key, value)
  }
}

async function measureFiles(): Promise<Measured> {
  const files = await readStoredFiles(getOwner())
  return { count: files.length, bytes: files.reduce((sum, [, { size }]) => sum + size, 0) }
}

/** Only asked for where there are cards. */
export const loadCards = offers.review
  ? () => loadChunk(() => import('#src/stores/review/take-cards.ts'))
  : () => Promise.reject(new Error('no cards'))

async function measureCards(): Promise<Measured> {
  if (!offers.review || findDeckMark(getOwner()) === undefined) return { count: 0, bytes: 0 }
  return (await loadCards()).measureCards()
}

export async function measureDevice(): Promise<DeviceState> {
  const [files, pages, cards, space, isLasting] = await Promise.all([
    measureFiles(),
    measureReplies(getOwner()),
    measureCards(),
    navigator.storage?.estimate?.().catch(() => undefined),
    readIsLasting(),
  ])
  return {
    parts: { files, pages, drafts: measureDrafts(), cards },
    usage: space?.usage,
    quota: space?.quota,
    isLasting,
  }
}
