/** Another name in the owner's file of a copy of the project, and other colours: built, walked, and nothing of ours is left. (ruling R1) */

import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand, ramps } from '#src/lib/brand.ts'
import { projectRoot } from '../../scripts/script.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, journey } from './support/journey.ts'
import { startOwnCopy } from './support/own-copy.ts'

/** What the build of a project reads. */
const TREE = [
  'src',
  'scripts',
  'public',
  'index.html',
  'package.json',
  'vite.config.ts',
  'env.config.ts',
  'tsconfig.json',
  '.env.local',
]
const NAME = 'শিখনতরী'
/** Far from the ports of all workers. */
const APART = 40

function runIn(root: string, ...args: string[]): void {
  execFileSync(process.execPath, args, {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: undefined },
  })
}

function copyTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'second-brand-'))
  for (const name of TREE) cpSync(join(projectRoot, name), join(root, name), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  return root
}

journey(
  'a second brand is made of its words and two colours, and neither name nor colours of the first are left',
  async ({ page }, { parallelIndex }) => {
    const root = copyTree()
    const words = join(root, 'src/lib/owner/brand.json')
    writeFileSync(
      words,
      readFileSync(words, 'utf8')
        .replaceAll(brand.nameOf, `${NAME}র`)
        .replaceAll(brand.name, NAME)
        .replaceAll(brand.latinName, 'Shikhontori'),
    )

    // Colours that cannot be read are refused, pair by pair, before anything is made of them.
    const file = join(root, 'src/lib/brand.ts')
    const own = readFileSync(file, 'utf8')
    writeFileSync(file, own.replace(/onHero2: '#\w+'/, "onHero2: '#3A1030'"))
    expect(() => runIn(root, 'scripts/brand.ts')).toThrow(
      /light scheme: onHero2 on hero is \d\.\d\d, at least 4\.5 is needed/,
    )
    writeFileSync(file, own)

    runIn(root, 'scripts/brand.ts', '--primary', '#7A1F5C', '--accent', '#F2C14E')
    const copy = await startOwnCopy(parallelIndex + APART, [], root)
    try {
      const built = globSync('dist-local/**/*.{html,js,css,svg,webmanifest}', { cwd: root })
      // The seed of the local API, in the demo's files alone, speaks of ours.
      const texts = built
        .filter((path) => !/licenses|sandbox/.test(path))
        .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
      expect(texts.length).toBeGreaterThan(100)
      const marks = [
        new RegExp(`${brand.name}|${brand.latinName}`),
        new RegExp([...ramps.primary, ...ramps.accent].join('|'), 'i'),
      ]
      for (const mark of marks)
        expect(texts.flatMap(([path, text]) => mark.exec(text)?.[0].concat(' in ', path) ?? [])).toEqual([])

      await page.goto(copy.clientUrl)
      await expect(page.getByRole('banner').getByText(NAME)).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(NAME))
      const manifest = await (await page.request.get(`${copy.clientUrl}/manifest.webmanifest`)).text()
      expect(manifest).toContain(NAME)
      await page.screenshot({ path: join(projectRoot, 'test-results/second-brand.png') })
      await expectAccessible(page)
    } finally {
      await copy.stop()
      rmSync(root, { recursive: true, force: true })
    }
  },
)
