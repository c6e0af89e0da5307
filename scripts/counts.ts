/**
 * `npm run counts`: how plain the house is, a line each. `npm run counts -- src/lib` looks at one folder and lists what it found there.
 */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listComments, listNounFunctions, findRiddles, findTypeCircles } from '../tests/rules/counts.ts'
import { listNamedOf, listPlaceTypes, readInnerFunctions } from '../tests/rules/inner-names.ts'
import { listOwnSizes } from '../tests/rules/letter-sizes.ts'
import { readTree } from '../tests/rules/source-tree.ts'
import { print, projectRoot } from './script.ts'

/** The code that makes a first visit short, without its tests: first script, calls before their screens, replies of earlier visits, late files, chunks, painted frames and pages, budgets. */
const FIRST_VISIT = [
  'src/{boot,main}.ts*',
  'src/app/{bare-requests,preload-start,painted-frame,after-first-page,person-file,shell-file-store,kept-reply-ports,static-head}.ts',
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
const countLines = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
const styles = globSync('src/**/*.css', { cwd: projectRoot }).filter(isIn)
const sheets = styles.map((path) => readFileSync(join(projectRoot, path), 'utf8'))
const comments = listComments(files)
const solved = findRiddles(comments)
const nouns = listNounFunctions(files)
const inner = readInnerFunctions(files)
const namedOf = listNamedOf(tree.filter(({ path }) => isIn(path)))
const placeTypes = listPlaceTypes(tree.filter(({ path }) => isIn(path)))
const circles = findTypeCircles(tree).filter((circle) => circle.some(isIn))

print(`TypeScript: ${files.length} files, ${countLines(files.map(({ text }) => text))} lines`)
print(`CSS: ${styles.length} files (goal 200), ${countLines(sheets)} lines (goal 13,000)`)
print(`sizes of letters outside the type scale: ${listOwnSizes(projectRoot).filter(isIn).length} (goal 0)`)
const machinery = globSync(FIRST_VISIT, { cwd: projectRoot }).filter(
  (path) => isIn(path) && !path.includes('.test.'),
)
print(
  `machinery of a first visit: ${countLines(machinery.map((path) => readFileSync(path, 'utf8')))} lines in ${machinery.length} files (goal 2,200)`,
)
print(`exported functions that begin with no verb: ${nouns.length}`)
print(
  `functions of all that begin with no verb: ${inner.nouns.length} of ${inner.count} (${((inner.nouns.length / inner.count) * 100).toFixed(1)} %)`,
)
print(`props, parameters and members called of: ${namedOf.length}`)
print(`types called …Place: ${placeTypes.length}`)
print(
  `comments that open with What, Who, Where, Of or It: ${solved.length} of ${comments.length} (${((solved.length / comments.length) * 100).toFixed(1)} %)`,
)
print(`circles of types: ${circles.length}`)
if (folder) {
  print()
  for (const path of machinery) print(`first visit: ${path}`)
  for (const line of [...nouns, ...inner.nouns, ...namedOf, ...placeTypes]) print(line)
  for (const { at, text } of solved) print(`${at}: ${text}`)
}
for (const circle of circles) print(`circle: ${circle.join(', ')}`)
