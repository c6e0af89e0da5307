/**
 * Renders a public page with its content for its own HTML file, using the screen itself and the replies that
 * a guest gets. The app's first render replaces it with the same components. Only `npm run prerender` reads
 * this folder. (docs/decisions/0020)
 */

import { matchRoutes } from 'react-router'
import { ApiError } from '#src/api/client/api-error.ts'
import { isPublic } from '#src/api/client/connect.ts'
import { buildKey } from '#src/api/client/request.ts'
import type { Preload } from '#src/api/preload.ts'
import { forgetReplies, putReply, readForScreen } from '#src/api/replies/replies.ts'
import type { InputOf, Row } from '#src/api/row.ts'
import type { PageFacts } from '#src/lib/page-facts.ts'
import { table } from '#src/routes/guest/table.ts'
import { drawPage } from './draw.tsx'

const SCREENS = table.flatMap(({ frame, pages }) => pages.map((page) => ({ frame, ...page })))

export interface PrerenderedPage {
  route: string
  markup: string
  facts: PageFacts
  /** In the order of the page's calls. */
  replies: readonly unknown[]
}

function findScreen(path: string) {
  const [match] = matchRoutes(SCREENS, path) ?? []
  if (!match) throw new Error(`${path} is no public page`)
  return { ...match.route, params: match.params as Record<string, string> }
}

/** Stores the replies where the first render looks for them. Undefined if the server has no such page. */
async function fetchReplies(calls: readonly Preload[]): Promise<unknown[] | undefined> {
  await forgetReplies()
  try {
    return await Promise.all(
      calls.map(async ({ row, input }) => {
        if (!isPublic(row))
          throw new Error(`${row.path} answers nobody but its own people, and has no place in a file`)
        const { reply } = await readForScreen(row, input as InputOf<Row>)
        putReply(buildKey(row, input), row, reply)
        return reply
      }),
    )
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

export async function prerenderPage(path: string): Promise<PrerenderedPage | undefined> {
  const { path: route, params, load, reads, frame } = findScreen(path)
  const calls = (await reads?.({ params, query: new URLSearchParams() })) ?? []
  const replies = await fetchReplies(calls)
  if (!replies) return undefined
  const { Component: Screen } = await load()
  const { markup, facts } = await drawPage({ route, path, frame, screen: <Screen /> })
  return { route, markup, facts, replies }
}
