/** The quick part of `npm run test:commands`: every documented command line has its replay. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MISSING } from '../../tests/servers/missing.ts'
import { SCREENS } from '../../tests/servers/screens.ts'
import { readNewcomerCommands } from '../hosts/newcomer.ts'
import { projectRoot } from '../script.ts'
import { FOR_THEMSELVES, listDocumented, pickReplays, REPLAYS } from './documented.ts'

const documented = listDocumented()
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test('the documents were actually read', () => {
  expect(documented.length).toBeGreaterThan(30)
  expect(documented).toContain('npm ci && npm start')
})

test('every command line is replayed, here, by the newcomer of test:hosts, or separately', () => {
  const replayed = new Set([...REPLAYS.map(({ command }) => command), ...readNewcomerCommands()])
  expect(documented.filter((command) => !replayed.has(command) && !FOR_THEMSELVES.test(command))).toEqual([])
})

test('the replayed lines are those of the documents', () => {
  expect(REPLAYS.map(({ command }) => command).filter((command) => !documented.includes(command))).toEqual([])
})

test('what a command comes after is typed before it', () => {
  expect(pickReplays('adapt').map(({ command }) => command)).toEqual([
    'npm run openapi',
    'npm run adapt -- <source>',
  ])
  const known = new Set<string>()
  for (const { command, after } of REPLAYS) {
    if (after !== undefined) expect(known, command).toContain(after)
    known.add(command)
  }
})

test('docs/adapters.md counts what test:servers opens', () => {
  const text = readFileSync(join(projectRoot, 'docs', 'adapters.md'), 'utf8')
  const listCounts = (what: string) =>
    [...text.matchAll(new RegExp(String.raw`(\d+) ${what}`, 'g'))].map(([, count]) => Number(count))
  expect(new Set(listCounts('screens'))).toEqual(new Set([SCREENS.length]))
  expect(new Set(listCounts('groups'))).toEqual(new Set([MISSING.length]))
})

test('every npm command in the documents exists, with the options named there', () => {
  for (const command of documented) {
    for (const [, name = ''] of command.matchAll(/npm run ([\w:]+)/g)) {
      expect(Object.keys(scripts), command).toContain(name)
      const file = /^node (\S+\.ts)/.exec(scripts[name] ?? '')?.[1]
      const text = file ? readFileSync(join(projectRoot, file), 'utf8') : ''
      const options = [...command.matchAll(/ --([a-z-]{2,})/g)].map(([, option = '']) => option)
      if (file?.startsWith('scripts/')) {
        const known = text + (name === 'bench' ? options.join() : '')
        expect(
          options.filter((option) => !known.includes(option)),
          command,
        ).toEqual([])
      }
    }
  }
})
