/**
 * Draws the first picture of a page: its own screen, rendered once to markup from the page's first replies,
 * before the app has loaded. The app's first render replaces it with the same. (docs/decisions/0014)
 */

import { renderToString } from 'preact-render-to-string'
import type { ComponentType } from 'react'
import { connectOutbox } from '#src/api/outbox/ports.ts'
import { connectStoredReplies } from '#src/api/replies/stored-replies.ts'
import { giveFirstReplies, listMissing, readDevice } from '#src/api/use-api.first.ts'
import { connectHosts } from '#src/lib/configured-hosts.ts'
import { learnServerTime } from '#src/lib/server-time.ts'
import { outboxPorts } from '#src/stores/session/outbox-ports.ts'
import { environment, hosts } from '../environment.ts'
import { storedReplyTable } from '../start/stored-reply-table.ts'
import { AddressContext } from './router.tsx'
import '#src/ui/theme/styles.ts'

export interface FirstReplies {
  params: Readonly<Record<string, string>>
  /** Bodies of successful responses, by address. */
  texts: ReadonlyMap<string, string>
  /** The headers of a response, which have the server's time. */
  headers?: Headers
}

export interface FirstPicture {
  markup: string
  /** Addresses without which the picture is not the page. */
  missing: readonly string[]
}

/** Throws when a reply does not have its shape: then the page waits for the app. */
export function drawFirst(Screen: ComponentType, { params, texts, headers }: FirstReplies): FirstPicture {
  connectHosts(hosts)
  connectOutbox(outboxPorts)
  if (headers) learnServerTime(headers)
  giveFirstReplies({ addresses: environment.addresses, texts })
  const { pathname, search, hash } = window.location
  const markup = renderToString(
    <AddressContext value={{ params, pathname, search, hash }}>
      <Screen />
    </AddressContext>,
  )
  return { markup, missing: listMissing() }
}

/** Replies lead to further ones. */
const MOST_LOOKS = 3

/**
 * Draws from the replies of an earlier visit that the app would draw at once; undefined if there are none.
 * (docs/decisions/0023)
 */
export async function drawFromDevice(
  Screen: ComponentType,
  replies: FirstReplies,
): Promise<FirstPicture | undefined> {
  connectStoredReplies(storedReplyTable)
  let picture: FirstPicture | undefined
  drawFirst(Screen, replies)
  for (let look = 0; look < MOST_LOOKS && (await readDevice()); look++) picture = drawFirst(Screen, replies)
  return picture
}
