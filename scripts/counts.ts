/**
 * `npm run counts`: the cost of reading the code, one line for each figure with its goal. It fails above the
 * goal, or above the ceiling of a decision. `npm run counts -- src/lib` looks at one folder and lists what it
 * found there. /
 */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressFaults } from '../tests/rules/addresses.ts'
import { citationFaults } from '../tests/rules/citations.ts'
import { listComments, listNounFunctions, findRiddles, findTypeCircles } from '../tests/rules/counts.ts'
import { listNamedOf, listPlaceTypes, readInnerFunctions } from '../tests/rules/inner-names.ts'
import { listOwnSizes } from '../tests/rules/letter-sizes.ts'
import { FILES_OF_A_CALL, FILES_OF_ITS_OWN, findMiddle, listPageCosts } from '../tests/rules/page-costs.ts'
import { isTest, readTree } from '../tests/rules/source-tree.ts'
import { print, projectRoot } from './script.ts'

/**
 * The code that makes a first visit fast, without its tests: first script, early calls, cached replies, late
 * files, chunks, painted frames and pages, budgets.
 */
const FIRST_VISIT = [
  'src/{boot,main}.ts*',
  'src/app/start/{bare-requests,preload-start,painted-frame,after-first-page,shell-file-store,kept-reply-ports,static-head}.ts',
  'src/app/waiting/person-file.ts',
  'src/app/painted/*.ts*',
  'src/app/late/fetch-day.ts',
  'src/api/{preload,preload-memory,kept-port,kept-replies,failed-renewals,client/bare-request}.ts',
  'src/routes/{starts,bare-requests,html-file,all-pages}.ts',
  'src/lib/load-chunk.ts',
  'src/ui/hooks/{define-late,use-can-load-below,use-is-near}.ts*',
  'src/ui/states/below.tsx',
  'scripts/build/{bare-requests,chunks,load-for-node,manifest,start-modules}.ts',
  'scripts/{frames,prerender,size}/*.ts',
  'scripts/size.ts',
]

const folder = process.argv[2]
const isIn = (path: string) => !folder || path.startsWith(folder)
const tree = readTree(projectRoot)
const files = tree.filter(({ path }) => isIn(path) && !path.startsWith('tests/'))
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const countLines = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
const linesBelow = (folderName: string) =>
  countLines(
    files.filter((file) => file.path.startsWith(folderName) && !isTest(file)).map(({ text }) => text),
  )
const styles = globSync('src/**/*.css', { cwd: projectRoot }).filter(isIn)
const styleLines = countLines(styles.map(read))
const comments = listComments(files)
const solved = findRiddles(comments)
const nouns = listNounFunctions(files)
const inner = readInnerFunctions(files)
const namedOf = listNamedOf(tree.filter(({ path }) => isIn(path)))
const placeTypes = listPlaceTypes(tree.filter(({ path }) => isIn(path)))
const circles = findTypeCircles(tree).filter((circle) => circle.some(isIn))
const machinery = globSync(FIRST_VISIT, { cwd: projectRoot }).filter(
  (path) => isIn(path) && !path.includes('.test.'),
)
const pages = listPageCosts(tree)
const filesOfPage = pages.map(({ names }) => names.length + FILES_OF_ITS_OWN)
const perRoute = Math.round((linesBelow('src/') - linesBelow('src/sandbox/') + styleLines) / pages.length)
const percent = (part: number, all: number) => Number(((part / all) * 100).toFixed(1))

interface Figure {
  name: string
  value: number
  goal?: number
  /** The accepted value when the goal is not reached, and the decision that explains the limit. */
  held?: { at: number; decision: number }
  unit?: string
}

const figures: readonly Figure[] = [
  { name: 'files for a screen, the middle one', value: findMiddle(filesOfPage), goal: 4 },
  { name: 'files for a screen with a call', value: findMiddle(filesOfPage) + FILES_OF_A_CALL, goal: 6 },
  { name: 'files that write an address down', value: 1 + addressFaults(tree).length, goal: 1 },
  { name: 'lines a route', value: perRoute, goal: 800, held: { at: 1_370, decision: 27 } },
  { name: 'lines of CSS', value: styleLines, goal: 13_000, held: { at: 19_000, decision: 17 } },
  { name: 'files of CSS', value: styles.length, goal: 200, held: { at: 296, decision: 17 } },
  {
    name: 'sizes of letters outside the type scale',
    value: listOwnSizes(projectRoot).filter(isIn).length,
    goal: 0,
  },
  {
    name: `lines of a first visit's machinery, in ${machinery.length} files`,
    value: countLines(machinery.map(read)),
    goal: 2_200,
    held: { at: 4_200, decision: 14 },
  },
  {
    name: 'lines of scripts',
    value: linesBelow('scripts/'),
    goal: 5_000,
    held: { at: 10_300, decision: 27 },
  },
  { name: 'exported functions that begin with no verb', value: nouns.length, goal: 0 },
  { name: 'of all functions', value: percent(inner.nouns.length, inner.count), goal: 5, unit: ' %' },
  { name: 'props, parameters and members called of', value: namedOf.length, goal: 50 },
  { name: 'types called …Place', value: placeTypes.length, goal: 4 },
  {
    name: 'comments that open with What, Who, Where, Of or It',
    value: percent(solved.length, comments.length),
    goal: 3,
    unit: ' %',
  },
  { name: 'circles of types', value: circles.length, goal: 0 },
  { name: 'references to no paragraph', value: citationFaults(tree, projectRoot).length, goal: 0 },
]

const format = (count: number) => count.toLocaleString('en')

print(`TypeScript: ${files.length} files, ${format(countLines(files.map(({ text }) => text)))} lines`)
for (const { name, value, goal, held, unit = '' } of figures) {
  const isOver = value > (held?.at ?? goal ?? Infinity)
  const reason = held ? `, held at ${format(held.at)}: decision ${held.decision}` : ''
  print(
    `${isOver ? 'OVER  ' : '      '}${name}: ${format(value)}${unit} (goal ${format(goal ?? 0)}${unit}${reason})`,
  )
  // For one folder the figures are only informative; a list follows.
  if (isOver && !folder) process.exitCode = 1
}
if (folder) {
  print()
  for (const path of machinery) print(`first visit: ${path}`)
  for (const line of [...nouns, ...inner.nouns, ...namedOf, ...placeTypes]) print(line)
  for (const { at, text } of solved) print(`${at}: ${text}`)
}
for (const circle of circles) print(`circle: ${circle.join(', ')}`)
