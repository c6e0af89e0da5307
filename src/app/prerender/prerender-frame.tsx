/**
 * Draws what an HTML file shows before any script runs: the page's own screen without replies, as the app
 * draws it while it waits for them. (ruling R51, docs/decisions/0014)
 */

import type { ReactNode } from 'react'
import type { HtmlFile } from '#src/lib/frame-address.ts'
import { table as guest } from '#src/routes/guest/table.ts'
import { table as learner } from '#src/routes/learner/table.ts'
import type { StartPage } from '#src/routes/starts.ts'
import { Skeleton, SkeletonCard, SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { drawPage } from './draw.tsx'
import { words } from './words.ts'
import classes from './placeholder.module.css'

/** Cards in the grid of a public page. */
const cards = (
  <div className={classes.skeleton} aria-hidden="true">
    <Skeleton width="min(420px, 80%)" height={36} />
    <SkeletonList count={4} isGrid>
      <SkeletonCard />
    </SkeletonList>
  </div>
)

const rows = (
  <div className={classes.skeleton} aria-hidden="true">
    <Skeleton width={240} height={32} />
    <SkeletonList count={4}>
      <SkeletonRow />
    </SkeletonList>
  </div>
)

const form = (
  <div className={classes.form} aria-hidden="true">
    <Skeleton width={200} height={32} />
    <Skeleton shape="block" height={46} />
    <Skeleton shape="block" height={46} />
  </div>
)

/**
 * Files whose screen can't be drawn by the build: they also open the other addresses of their area, begin with
 * today's date, or need what is on the device.
 */
const PLACEHOLDERS: Partial<Record<HtmlFile, ReactNode>> = {
  guest: cards,
  support: form,
  learner: rows,
  teacher: rows,
  talent: rows,
  grading: (
    <>
      <p className={classes.coming}>{words.grading}</p>
      {rows}
    </>
  ),
}

/** Their screens fill the window. */
const WHOLE: readonly HtmlFile[] = ['exam', 'grading']

/** Those of teachers and talents have placeholders. */
const PAGES = [...guest, ...learner].flatMap(({ pages }) => pages)

async function loadScreen(route: string): Promise<ReactNode> {
  const page = PAGES.find(({ path }) => path === route)
  if (!page) throw new Error(`${route} is no page`)
  const { Component } = await page.load()
  return <Component />
}

export async function prerenderFrame(
  file: HtmlFile,
  { frame, routes: [route] }: Pick<StartPage, 'frame' | 'routes'>,
): Promise<string> {
  const screen = PLACEHOLDERS[file] ?? (await loadScreen(route))
  const { markup } = await drawPage({
    route,
    path: route.replaceAll(/:\w+\??/g, '-'),
    frame: WHOLE.includes(file) ? undefined : frame,
    screen,
  })
  return markup
}
