/**
 * Renders a public page with its content for its own HTML file, using the screen itself and the replies that
 * a guest gets. The app's first render replaces it with the same components. Only `npm run prerender` reads
 * this folder. (docs/decisions/0020)
 */

import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { matchRoutes, Route, Routes, StaticRouter } from 'react-router'
import { ApiError } from '#src/api/client/api-error.ts'
import { isPublic } from '#src/api/client/connect.ts'
import { buildKey } from '#src/api/client/request.ts'
import type { Preload } from '#src/api/preload.ts'
import { forgetReplies, putReply, readForScreen } from '#src/api/replies/replies.ts'
import type { InputOf, Row } from '#src/api/row.ts'
import type { FrameName } from '#src/lib/frame-address.ts'
import type { PageFacts } from '#src/lib/page-facts.ts'
import { table } from '#src/routes/guest/table.ts'
import { PaintingContext, type PaintedBar } from '#src/stores/shell/painting.ts'
import { SkipLink } from '#src/ui/frame/skip-link.tsx'
import { CourseView } from '../frames/course-view.tsx'
import { GuestView } from '../frames/guest-view.tsx'
import { Providers } from '../providers.tsx'

type View = ComponentType<{ children: ReactNode }>
const VIEWS: Partial<Record<FrameName, View>> = { guest: GuestView, course: CourseView }

const SCREENS = table.flatMap(({ frame, pages }) => pages.map((page) => ({ frame, ...page })))

export interface PaintedPage {
  route: string
  markup: string
  facts: PageFacts
  /** In the order of the page's calls. */
  replies: readonly unknown[]
}

function findScreen(path: string) {
  const [match] = matchRoutes(SCREENS, path) ?? []
  const view = match && VIEWS[match.route.frame]
  if (!match || !view) throw new Error(`${path} is no public page`)
  return { ...match.route, view, params: match.params as Record<string, string> }
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

/**
 * The first pass loads the lazy parts and collects the screen's head; the second renders the markup with
 * both.
 */
async function draw(screen: ReactNode): Promise<{ markup: string; facts: PageFacts }> {
  let facts: PageFacts = {}
  let bar: PaintedBar | undefined
  const draft = { setFacts: (said: PageFacts) => (facts = said), setBar: (said: PaintedBar) => (bar = said) }
  const faults: unknown[] = []
  await prerenderToNodeStream(<PaintingContext value={{ ...draft, bar }}>{screen}</PaintingContext>, {
    onError: (error) => void faults.push(error),
  })
  if (faults.length > 0) throw faults[0]
  return {
    markup: renderToStaticMarkup(<PaintingContext value={{ ...draft, bar }}>{screen}</PaintingContext>),
    facts,
  }
}

export async function paintPage(path: string): Promise<PaintedPage | undefined> {
  const { path: route, params, load, reads, view: View } = findScreen(path)
  const calls = (await reads?.({ params, query: new URLSearchParams() })) ?? []
  const replies = await fetchReplies(calls)
  if (!replies) return undefined
  const { Component: Screen } = await load()
  const { markup, facts } = await draw(
    <Providers>
      <SkipLink />
      <StaticRouter location={path}>
        <Routes>
          <Route
            path={route}
            element={
              <View>
                <Screen />
              </View>
            }
          />
        </Routes>
      </StaticRouter>
    </Providers>,
  )
  return { route, markup, facts, replies }
}
